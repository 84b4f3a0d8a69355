import { RadioPills, SearchField, SelectField } from '@my-food/ui';
import type { ReactNode } from 'react';
import { menuSorts } from '../../routing/search.ts';
import * as styles from './menu-toolbar.css.ts';
import type { useMenuChoice } from './use-menu-choice.ts';

const all = { value: '', label: 'All' };
const suggested = { value: '', label: 'Suggested' };
const sortLabels = {
  price: 'Cheapest first',
  '-price': 'Dearest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
} as const satisfies Record<(typeof menuSorts)[number], string>;
const sorts = [suggested, ...menuSorts.map((value) => ({ value, label: sortLabels[value] }))];

/** As long as an address takes. */
const longestSearch = 200;

interface MenuToolbarProps extends ReturnType<typeof useMenuChoice> {
  categories: readonly string[];
  /** The heading of the page, beside the search where there is room. */
  heading: ReactNode;
}

/** Filter, search and order of the menu. */
export function MenuToolbar({ categories, choice, choose, type, settle, heading }: MenuToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.heading}>{heading}</div>
      <div onBlur={settle}>
        <SearchField
          label="Search dishes"
          placeholder="Search dishes"
          maxLength={longestSearch}
          autoComplete="off"
          value={choice.q ?? ''}
          onChange={type}
        />
      </div>
      <SelectField
        label="Sort by"
        isLabelHidden
        options={sorts}
        value={choice.sort ?? suggested.value}
        onChange={(chosen) => choose({ sort: menuSorts.find((sort) => sort === chosen) ?? null })}
      />
      <div className={styles.pills}>
        <div className={styles.pillRow}>
          <RadioPills
            legend="Category"
            options={[all, ...categories.map((name) => ({ value: name, label: name }))]}
            value={choice.category ?? all.value}
            onChange={(category) => choose({ category })}
          />
        </div>
      </div>
    </div>
  );
}
