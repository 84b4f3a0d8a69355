import { SelectField } from '@my-food/ui';
import type { ListQuestion } from '../../lib/use-list-question.ts';
import { ListOrder, ListWords } from '../../shell/list-controls.tsx';
import * as styles from './entry-list.css.ts';

const orders = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
} as const;

interface FoodFiltersProps extends ListQuestion {
  categories: readonly string[];
}

/** Search, category filter and sort order of the admin list. */
export function FoodFilters({ categories, ...asking }: FoodFiltersProps) {
  const { question, choose } = asking;
  const { category } = question;
  // An unknown category from an old URL stays selected: it explains the empty results.
  const names = category === undefined || categories.includes(category) ? categories : [category, ...categories];
  return (
    <div className={styles.filters}>
      <div className={styles.words}>
        <ListWords label="Search foods" {...asking} />
      </div>
      <SelectField
        label="Category"
        isLabelHidden
        placeholder="Every category"
        options={names.map((name) => ({ value: name, label: name }))}
        value={category ?? ''}
        onChange={(chosen) => choose({ category: chosen })}
      />
      <ListOrder given="As added" labels={orders} {...asking} />
    </div>
  );
}
