import { Button, EmptyState } from '@my-food/ui';
import { useRef, type ComponentType, type ReactNode } from 'react';
import type { ListSearchParams } from '../../../lists/use-list-search-params.ts';
import { VirtualList } from '../../../lists/virtual-list.tsx';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { listRoutes } from '../list-routes.ts';
import { entryNames } from './entry-texts.ts';
import * as cardStyles from './admin-card.css.ts';
import type { EntryCardProps } from './admin-card.tsx';
import * as styles from './entry-list.css.ts';
import { pageOf, type ListPage } from './list-page.ts';
import { Pager } from './pager.tsx';
import type { ListSelection } from './selection.ts';

interface EntryListProps<T> extends Pick<ListSearchParams, 'query' | 'clear'> {
  kind: EntryKind;
  /** All entries that match the query. */
  entries: readonly T[];
  /** Must be memoised. */
  Card: ComponentType<EntryCardProps<T>>;
  /** Id of the entry that the delete confirmation is open for. */
  confirmingId: number | null;
  onDelete: (id: number) => void;
  /** Adds a checkbox to every card. */
  selection?: ListSelection | undefined;
  /** Rendered above the entries: the actions on the selection. */
  toolbar?: ReactNode;
}

/** One page of the matching entries, with their count and the pager. */
export function EntryList<T extends { id: number; name: string }>({
  kind,
  entries,
  query,
  clear,
  Card,
  confirmingId,
  onDelete,
  selection,
  toolbar,
}: EntryListProps<T>) {
  const listPage = pageOf(entries, query.page ?? 1);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {describePage(listPage, entryNames[kind])}
      </p>
      {listPage.total === 0 && (
        <EmptyState
          title="Nothing found"
          text={`No ${entryNames[kind].one} matches what you are looking for.`}
          actions={
            <Button variant="quiet" onClick={clear}>
              Show every {entryNames[kind].one}
            </Button>
          }
        />
      )}
      {toolbar}
      <VirtualList
        items={listPage.items}
        query={JSON.stringify({ ...query, page: listPage.page })}
        className={cardStyles.list}
        itemClassName={cardStyles.cell}
        renderItem={(entry) => (
          <Card
            entry={entry}
            isConfirming={entry.id === confirmingId}
            onDelete={onDelete}
            isSelected={selection?.isSelected(entry.id)}
            onToggle={selection?.toggle}
          />
        )}
      />
      <Pager
        to={listRoutes[kind]}
        query={query}
        page={listPage.page}
        pageCount={listPage.pageCount}
        onPageChange={() => count.current?.focus()}
      />
    </>
  );
}

function describePage({ first, last, total, pageCount }: ListPage<unknown>, { one, many }: (typeof entryNames)[EntryKind]): string {
  if (total === 1) return `1 ${one}`;
  return pageCount === 1 ? `${String(total)} ${many}` : `${String(first)} to ${String(last)} of ${String(total)} ${many}`;
}
