import { Button, SelectField } from '@my-food/ui';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ListSearchParams } from '../../../lists/use-list-search-params.ts';
import { ListSortField, ListSearchField } from '../../../lists/list-controls.tsx';
import * as styles from '../list/entry-list.css.ts';

interface FoodFiltersProps extends ListSearchParams {
  categories: readonly string[];
}

/** Search, category filter, sort order and view of the admin list. */
export function FoodFilters({ categories, ...searchParams }: FoodFiltersProps) {
  const t = useTexts(admin);
  const { query, setFilter } = searchParams;
  const { category, page, view } = query;
  // An unknown category from an old URL stays selected: it explains the empty results.
  const names = category === undefined || categories.includes(category) ? categories : [category, ...categories];
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <ListSearchField label={t('searchFoods')} {...searchParams} />
      </div>
      <SelectField
        label={t('category')}
        isLabelHidden
        placeholder={t('everyCategory')}
        options={names.map((name) => ({ value: name, label: name }))}
        value={category ?? ''}
        onChange={(chosen) => setFilter({ category: chosen })}
      />
      <ListSortField
        defaultLabel={t('sortAsAdded')}
        labels={{
          name: t('sortByName'),
          '-name': t('sortByNameDescending'),
          price: t('sortByPrice'),
          '-price': t('sortByPriceDescending'),
        }}
        {...searchParams}
      />
      <div className={styles.viewSwitch} data-view={view ?? 'cards'}>
        <Button variant="quiet" onClick={() => setFilter({ view: view ? null : 'table', page: page ?? null })}>
          {view ? t('showCards') : t('showTable')}
        </Button>
      </div>
    </div>
  );
}
