import type { Food } from '@my-food/api';
import { Heading, PlusIcon, Inline } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { selectFoods } from '../../../catalogue/food-selection.ts';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { preloadedQueryOptions } from '../../../queries/query-error.ts';
import { usePreparedFoods } from '../../../catalogue/use-prepared-foods.ts';
import { ButtonRouteLink } from '../../../navigation/links.ts';
import { useListSearchParams } from '../../../lists/use-list-search-params.ts';
import { useServices } from '../../../services/services.tsx';
import { ListShortcuts } from '../keyboard/list-shortcuts.tsx';
import { SelectionToolbar } from '../batch/selection/selection-toolbar.tsx';
import { useSelection } from '../batch/selection/use-selection.ts';
import { AdminFoodCard } from './admin-food-card.tsx';
import * as cardStyles from '../list/admin-card.css.ts';
import { EntryList, type EntryListProps } from '../list/entry-list.tsx';
import { FoodFilters } from './food-filters.tsx';
import { usedCategoryNames } from './used-category-names.ts';
import { FoodTable } from '../table/food-table.tsx';
import { NoEntries } from '../list/no-entries.tsx';
import { QueryStatus } from '../list/query-status.tsx';
import { DeleteConfirmation } from '../list/delete-confirmation.tsx';
import { PriceEditorsProvider } from '../price/use-price-editors.tsx';
import { useDeleteConfirmation } from '../list/use-delete-confirmation.ts';

const route = getRouteApi('/signed-in/admin/products');

/** Spec §2 Admin food list, with search, sort order, category and page in the URL. */
export function FoodListPage() {
  const t = useTexts(admin);
  const { queries } = useServices();
  const foods = useQuery({ ...queries.foods(), ...preloadedQueryOptions });
  const { tag } = useLocale();
  const categories = useMemo(() => usedCategoryNames(foods.data, tag), [foods.data, tag]);
  const searchParams = useListSearchParams(route.useSearch());
  const { query } = searchParams;
  const results = useMemo(() => foods.data && selectFoods(foods.data, query, tag), [foods.data, query, tag]);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { confirmation, open, close } = useDeleteConfirmation();
  return (
    <ListShortcuts kind="food">
      <Inline justify="space-between">
        <Heading level={1} variant="page" ref={heading} tabIndex={-1}>
          {t('foods')}
        </Heading>
        <ButtonRouteLink to="/admin/add-food/" icon={<PlusIcon />}>
          {t('newFood')}
        </ButtonRouteLink>
      </Inline>
      <FoodFilters {...searchParams} categories={categories} />
      <QueryStatus query={foods} kind="food" entries={results} page={query.page} countRef={count}>
        <div className={cardStyles.invisible}>
          <SelectionToolbar />
        </div>
      </QueryStatus>
      {foods.data && results && (
        <PriceEditorsProvider>
          <Foods
            foods={foods.data}
            results={results}
            searchParams={searchParams}
            confirmingId={confirmation?.id ?? null}
            onDelete={open}
            countRef={count}
          />
        </PriceEditorsProvider>
      )}
      {confirmation && (
        <DeleteConfirmation
          key={confirmation.attempt}
          kind="food"
          id={confirmation.id}
          name={foods.data?.find(({ id }) => id === confirmation.id)?.name}
          onClose={close}
          fallbackFocus={heading}
        />
      )}
    </ListShortcuts>
  );
}

interface FoodsProps extends Pick<EntryListProps<Food>, 'searchParams' | 'confirmingId' | 'onDelete' | 'countRef'> {
  foods: readonly Food[];
  /** Those that match the query. */
  results: readonly Food[];
}

/** Stays mounted when the last food is removed: the outcome of the batch that did it is shown. */
function Foods({ foods, results, ...listProps }: FoodsProps) {
  usePreparedFoods(foods);
  const selection = useSelection(results);
  return (
    <EntryList
      {...listProps}
      kind="food"
      entries={results}
      Card={AdminFoodCard}
      Table={FoodTable}
      selection={selection}
      empty={foods.length === 0 ? <NoEntries kind="food" /> : undefined}
      toolbar={<SelectionToolbar foods={foods} found={results} selection={selection} />}
    />
  );
}
