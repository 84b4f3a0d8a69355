import { SegmentedControl } from '@my-food/ui';
import type { ReactNode } from 'react';
import type { ListSearchParams } from '../../lists/use-list-search-params.ts';
import { ListSortField, ListSearchField } from '../../lists/list-controls.tsx';
import * as styles from './menu-toolbar.css.ts';

const all = { value: '', label: 'All' };
const sortLabels = { price: 'Cheapest first', '-price': 'Price, high to low', name: 'Name, A to Z', '-name': 'Name, Z to A' } as const;

interface MenuToolbarProps extends ListSearchParams {
  categories: readonly string[];
  /** Heading of the page, beside the search on wide screens. */
  heading: ReactNode;
}

/** Search, sort order and category filter of the menu. The categories stay below the top bar while the page is scrolled. */
export function MenuToolbar({ categories, heading, ...searchParams }: MenuToolbarProps) {
  const { query, setFilter } = searchParams;
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.search}>
          <ListSearchField label="Search dishes" {...searchParams} />
        </div>
        <div className={styles.order}>
          <ListSortField defaultLabel="Suggested" labels={sortLabels} {...searchParams} />
        </div>
      </div>
      <div className={styles.categories}>
        <div className={styles.categoryRow}>
          <SegmentedControl
            variant="pills"
            label="Category"
            options={[all, ...categories.map((name) => ({ value: name, label: name }))]}
            value={query.category ?? all.value}
            onChange={(category) => setFilter({ category })}
          />
        </div>
      </div>
    </>
  );
}
