import type { Food } from '@my-food/api';
import { EmptyState, Heading, PlusIcon, Inline, Stack } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { usedCategoryNames, selectFoods } from '../../../catalogue/food-selection.ts';
import { preloadedQueryOptions } from '../../../queries/query-error.ts';
import type { ListSearchParams } from '../../../lists/use-list-search-params.ts';
import { usePreparedFoods } from '../../../catalogue/use-prepared-foods.ts';
import { ButtonRouteLink } from '../../../navigation/links.tsx';
import { useServices } from '../../../services/services.tsx';
import { AdminFoodCard } from './admin-food-card.tsx';
import { EntryList } from '../list/entry-list.tsx';
import { FoodFilters } from './food-filters.tsx';
import { QueryStatus } from '../list/query-status.tsx';
import { DeleteConfirmation } from '../list/delete-confirmation.tsx';
import { useFoodSearchParams } from '../list/use-admin-search-params.ts';
import { useDeleteConfirmation } from '../list/use-delete-confirmation.ts';

/** Spec §2 Admin food list, with search, sort order, category and page in the URL. */
export function FoodListPage() {
  const { queries } = useServices();
  const foods = useQuery({ ...queries.foods(), ...preloadedQueryOptions });
  const categories = useMemo(() => usedCategoryNames(foods.data), [foods.data]);
  const searchParams = useFoodSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const { confirmation, open, close } = useDeleteConfirmation();
  return (
    <Stack gap="l">
      <Inline justify="space-between">
        <Heading level={1} variant="page" ref={heading} tabIndex={-1}>
          Foods
        </Heading>
        <ButtonRouteLink to="/admin/add-food/" icon={<PlusIcon />}>
          New food
        </ButtonRouteLink>
      </Inline>
      <FoodFilters {...searchParams} categories={categories} />
      <QueryStatus query={foods} subject="foods" />
      {foods.data?.length === 0 && (
        <EmptyState
          title="No foods yet"
          text="Add the first one; it stands on the menu as soon as it is saved."
          actions={<ButtonRouteLink to="/admin/add-food/">Add the first food</ButtonRouteLink>}
        />
      )}
      {foods.data && foods.data.length > 0 && (
        <Foods
          foods={foods.data}
          query={searchParams.query}
          clear={searchParams.clear}
          confirmingId={confirmation?.id ?? null}
          onDelete={open}
        />
      )}
      {confirmation && (
        <DeleteConfirmation key={confirmation.attempt} kind="food" id={confirmation.id} onClose={close} fallbackFocus={heading} />
      )}
    </Stack>
  );
}

interface FoodsProps extends Pick<ListSearchParams, 'query' | 'clear'> {
  foods: readonly Food[];
  /** Id of the food that the delete confirmation is open for. */
  confirmingId: number | null;
  onDelete: (id: number) => void;
}

function Foods({ foods, query, clear, confirmingId, onDelete }: FoodsProps) {
  const results = useMemo(() => selectFoods(foods, query), [foods, query]);
  usePreparedFoods(foods);
  return (
    <EntryList
      kind="food"
      entries={results}
      query={query}
      clear={clear}
      Card={AdminFoodCard}
      confirmingId={confirmingId}
      onDelete={onDelete}
    />
  );
}
