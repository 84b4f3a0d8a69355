import { Button, EmptyState } from '@my-food/ui';
import { useRef, type ReactNode } from 'react';
import type { ListSearchParams } from '../../lib/use-list-search-params.ts';
import { VirtualList } from '../../lists/virtual-list.tsx';
import { names, type EntryKind } from './copy.ts';
import * as cardStyles from './entry-card.css.ts';
import * as styles from './entry-list.css.ts';
import { pageOf, type ListPage } from './list-page.ts';
import { Pager } from './pager.tsx';

const routes = { food: '/admin/products/', category: '/admin/categorys/' } as const satisfies Record<EntryKind, string>;

interface EntryListProps<T> extends Pick<ListSearchParams, 'query' | 'clear'> {
  kind: EntryKind;
  /** All entries that match the query. */
  entries: readonly T[];
  draw: (entry: T) => ReactNode;
}

/** One page of the matching entries, with their count and the pager. */
export function EntryList<T extends { id: number; name: string }>({ kind, entries, query, clear, draw }: EntryListProps<T>) {
  const shown = pageOf(entries, query.page ?? 1);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {describe(shown, names[kind])}
      </p>
      {shown.total === 0 && (
        <EmptyState
          title="Nothing found"
          text={`No ${names[kind].one} matches what you are looking for.`}
          actions={
            <Button variant="quiet" onClick={clear}>
              Show every {names[kind].one}
            </Button>
          }
        />
      )}
      <VirtualList
        items={shown.items}
        query={JSON.stringify({ ...query, page: shown.page })}
        className={cardStyles.list}
        itemClassName={cardStyles.place}
        renderItem={draw}
      />
      <Pager to={routes[kind]} question={query} page={shown.page} pageCount={shown.pageCount} onTurn={() => count.current?.focus()} />
    </>
  );
}

function describe({ first, last, total, pageCount }: ListPage<unknown>, { one, many }: (typeof names)[EntryKind]): string {
  if (total === 1) return `1 ${one}`;
  return pageCount === 1 ? `${String(total)} ${many}` : `${String(first)} to ${String(last)} of ${String(total)} ${many}`;
}
