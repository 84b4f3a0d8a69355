import { Button, EmptyState } from '@my-food/ui';
import type { ListSearchParams } from '../../lists/use-list-search-params.ts';
import type { MenuSearch } from '../../navigation/search-params.ts';

interface NothingFoundProps {
  query: MenuSearch;
  setFilter: ListSearchParams['setFilter'];
}

/** Empty results: names the query and offers to widen it. */
export function NothingFound({ query: { category, q = '' }, setFilter }: NothingFoundProps) {
  if (q.trim() === '') {
    return (
      <EmptyState
        title={`No dishes in ${category ?? 'this category'} yet`}
        text="The rest of the menu is waiting for you."
        actions={<Button onClick={() => setFilter({ category: null })}>Show all dishes</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={`No dish matches “${q.trim()}”`}
      text={
        category
          ? `The search looked in ${category} only. Look everywhere, or clear the search.`
          : 'Try fewer letters, or clear the search.'
      }
      actions={
        <>
          <Button onClick={() => setFilter({ q: null })}>Clear the search</Button>
          {category && (
            <Button variant="quiet" onClick={() => setFilter({ category: null })}>
              Search in all categories
            </Button>
          )}
        </>
      }
    />
  );
}
