import { Button, SelectField } from '@my-food/ui';
import type { ListSearchParams } from '../../../lists/use-list-search-params.ts';
import { ListSortField, ListSearchField } from '../../../lists/list-controls.tsx';
import * as styles from '../list/entry-list.css.ts';

const sortLabels = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
} as const;

interface FoodFiltersProps extends ListSearchParams {
  categories: readonly string[];
}

/** Search, category filter, sort order and view of the admin list. */
export function FoodFilters({ categories, ...searchParams }: FoodFiltersProps) {
  const { query, setFilter } = searchParams;
  const { category, page, view } = query;
  // An unknown category from an old URL stays selected: it explains the empty results.
  const names = category === undefined || categories.includes(category) ? categories : [category, ...categories];
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <ListSearchField label="Search foods" {...searchParams} />
      </div>
      <SelectField
        label="Category"
        isLabelHidden
        placeholder="Every category"
        options={names.map((name) => ({ value: name, label: name }))}
        value={category ?? ''}
        onChange={(chosen) => setFilter({ category: chosen })}
      />
      <ListSortField defaultLabel="As added" labels={sortLabels} {...searchParams} />
      <div className={styles.viewSwitch}>
        <Button variant="quiet" onClick={() => setFilter({ view: view ? null : 'table', page: page ?? null })}>
          {view ? 'Show cards' : 'Show a table'}
        </Button>
      </div>
    </div>
  );
}
