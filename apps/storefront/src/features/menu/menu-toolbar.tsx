import { SegmentedControl } from '@my-food/ui';
import type { ReactNode } from 'react';
import { menu } from '../../i18n/en/menu.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ListSearchParams } from '../../lists/use-list-search-params.ts';
import { ListSortField, ListSearchField } from '../../lists/list-controls.tsx';
import * as styles from './menu-toolbar.css.ts';

const all = '';

interface MenuToolbarProps extends ListSearchParams {
  categories: readonly string[];
  /** Heading of the page, beside the search on wide screens. */
  heading: ReactNode;
}

/** Search, sort order and category filter of the menu. The categories stay below the top bar while the page is scrolled. */
export function MenuToolbar({ categories, heading, ...searchParams }: MenuToolbarProps) {
  const t = useTexts(menu);
  const { query, setFilter } = searchParams;
  const sortLabels = {
    price: t('cheapestFirst'),
    '-price': t('dearestFirst'),
    name: t('nameAscending'),
    '-name': t('nameDescending'),
  };
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.search}>
          <ListSearchField label={t('search')} {...searchParams} />
        </div>
        <div className={styles.order}>
          <ListSortField defaultLabel={t('suggested')} labels={sortLabels} {...searchParams} />
        </div>
      </div>
      <div className={styles.categories}>
        <div className={styles.categoryRow}>
          <SegmentedControl
            variant="pills"
            label={t('category')}
            options={[{ value: all, label: t('all') }, ...categories.map((name) => ({ value: name, label: name }))]}
            value={query.category ?? all}
            onChange={(category) => setFilter({ category })}
          />
        </div>
      </div>
    </>
  );
}
