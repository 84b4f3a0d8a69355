import { Button, EmptyState, UserText, VisuallyHidden } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { startTransition, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ListSearchParams } from '../../../lists/use-list-search-params.ts';
import { VirtualList } from '../../../lists/virtual-list.tsx';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { listRoutes } from '../list-routes.ts';
import * as cardStyles from './admin-card.css.ts';
import type { EntryCardProps } from './admin-card.tsx';
import { pageOf } from './list-page.ts';
import { Pager } from './pager.tsx';
import { useRecentChange } from './recent-change.ts';
import type { ListSelection } from './selection.ts';
import { useEditLinks } from './use-edit-links.ts';
import { useEntryFocus } from './use-entry-focus.ts';
import { useSteadyList } from './use-steady-list.ts';

/** What the list hands to its table. */
export interface EntryTableProps<T> extends Pick<ListSearchParams, 'query' | 'setFilter'> {
  /** One page of them. */
  entries: readonly T[];
  toRowProps: (entry: T) => EntryCardProps<T>;
}

export interface EntryListProps<T> {
  kind: EntryKind;
  searchParams: ListSearchParams;
  /** All entries that match the query. */
  entries: readonly T[];
  /** Must be memoised. */
  Card: ComponentType<EntryCardProps<T>>;
  /** Replaces the cards when the query says so. */
  Table?: ComponentType<EntryTableProps<T>>;
  /** Id of the entry that the delete confirmation is open for. */
  confirmingId: number | null;
  onDelete: (id: number) => void;
  /** Their number, above the list. */
  countRef: RefObject<HTMLElement | null>;
  /** Adds a checkbox to every card and row. */
  selection?: ListSelection | undefined;
  /** Rendered when nothing matches; by default with a button that clears the query. */
  empty?: ReactNode;
  /** Rendered above the entries: the actions on the selection. */
  toolbar?: ReactNode;
}

/** One page of the matching entries as cards or as a table, with the pager. */
export function EntryList<T extends { id: number; name: string }>(props: EntryListProps<T>) {
  const { kind, searchParams, entries, Card, Table, selection, toolbar, empty, countRef } = props;
  const t = useTexts(admin);
  const { query, clear, setPage, setFilter } = searchParams;
  const listPage = pageOf(entries, query.page);
  const { total, pageCount } = listPage;
  const markedId = useRecentChange(kind);
  const marked = markedId === null ? undefined : entries.find(({ id }) => id === markedId);
  const focusProps = useEntryFocus(listPage.items);
  const above = useSteadyList(focusProps.ref);
  const editLinks = useEditLinks(kind);
  const toRowProps = (entry: T): EntryCardProps<T> => ({
    entry,
    isConfirming: entry.id === props.confirmingId,
    isMarked: entry.id === markedId,
    editLinks,
    onDelete: props.onDelete,
    isSelected: selection?.isSelected(entry.id),
    onToggle: selection?.toggle,
  });
  const [isLeaving, setLeaving] = useState(false);
  const markLeaving = (isPressed: boolean) => startTransition(() => setLeaving(isPressed));
  const goToPage = (page: number) => {
    setLeaving(false);
    setPage(page);
    countRef.current?.focus();
    // The browser would report the scroll in the next frame: the list would render the rows of both positions.
    window.dispatchEvent(new Event('scroll'));
  };
  const showAll = () => {
    clear();
    countRef.current?.focus();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{marked && t.rich('wasChanged', { name: () => <UserText>{marked.name}</UserText> })}</span>
      </VisuallyHidden>
      {total === 0 &&
        (empty ?? (
          <EmptyState
            picture={<EmptyPlate />}
            title={t('nothingFound')}
            text={t(`${kind}NoMatch`)}
            actions={
              <Button variant="quiet" onClick={showAll}>
                {t(`${kind}ShowAll`)}
              </Button>
            }
          />
        ))}
      {toolbar && <div ref={above}>{toolbar}</div>}
      <div {...focusProps}>
        {Table && query.view === 'table' && total > 0 ? (
          <Table entries={listPage.items} query={query} setFilter={setFilter} toRowProps={toRowProps} />
        ) : (
          <VirtualList
            items={listPage.items}
            query={JSON.stringify({ ...query, page: listPage.page })}
            className={cardStyles.list}
            itemClassName={cardStyles.cell}
            isLeaving={isLeaving}
            renderItem={(entry) => <Card {...toRowProps(entry)} />}
          />
        )}
      </div>
      {pageCount > 1 && (
        <div onPointerDown={() => markLeaving(true)} onPointerLeave={() => markLeaving(false)}>
          <Pager to={listRoutes[kind]} query={query} page={listPage.page} pageCount={pageCount} onPageChange={goToPage} />
        </div>
      )}
    </>
  );
}
