import { SearchField, SelectField } from '@my-food/ui';
import { menuSorts } from '../../routing/search.ts';
import * as styles from './food-list.css.ts';
import type { useFoodQuestion } from './use-food-question.ts';

const sortLabels = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
} as const satisfies Record<(typeof menuSorts)[number], string>;
const sorts = menuSorts.map((value) => ({ value, label: sortLabels[value] }));

/** As long as an address takes. */
const longestSearch = 200;

interface FoodFiltersProps extends Pick<ReturnType<typeof useFoodQuestion>, 'question' | 'type' | 'choose'> {
  categories: readonly string[];
}

/** Search, category and order of the admin's list. */
export function FoodFilters({ categories, question, type, choose }: FoodFiltersProps) {
  const { category } = question;
  // A category from an old address stays visible as what it is: the reason why nothing is found.
  const names = category === undefined || categories.includes(category) ? categories : [category, ...categories];
  return (
    <div className={styles.filters}>
      <div className={styles.words}>
        <SearchField
          label="Search foods"
          placeholder="Search foods"
          maxLength={longestSearch}
          autoComplete="off"
          value={question.q ?? ''}
          onChange={type}
        />
      </div>
      <SelectField
        label="Category"
        isLabelHidden
        placeholder="Every category"
        options={names.map((name) => ({ value: name, label: name }))}
        value={category ?? ''}
        onChange={(chosen) => choose({ category: chosen })}
      />
      <SelectField
        label="Sort by"
        isLabelHidden
        placeholder="As added"
        options={sorts}
        value={question.sort ?? ''}
        onChange={(chosen) => choose({ sort: menuSorts.find((sort) => sort === chosen) ?? null })}
      />
    </div>
  );
}
