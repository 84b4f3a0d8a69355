import { SegmentedControl } from '@my-food/ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { menu } from '../../i18n/en/menu.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ListSearchParams } from '../../lists/use-list-search-params.ts';
import { ListSortField, ListSearchField } from '../../lists/list-controls.tsx';
import { usePreservedFocus } from '../../platform/use-preserved-focus.ts';
import * as styles from './menu-toolbar.css.ts';

const all = '';
const rectOf = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

interface MenuToolbarProps extends ListSearchParams {
  categories: readonly string[];
  /** Heading of the page, beside the search on wide screens. */
  heading: ReactNode;
  /** Region of the dishes. */
  results: RefObject<HTMLElement | null>;
}

/** Search, sort order and category filter of the menu. The categories stay below the top bar while the page is scrolled. */
export function MenuToolbar({ categories, heading, results, ...searchParams }: MenuToolbarProps) {
  const t = useTexts(menu);
  const { query, setFilter } = searchParams;
  const strip = useRef<HTMLDivElement>(null);
  const { category = all } = query;
  // The horizontal scroll position alone: the page stays where it is. Physical coordinates, for either direction of text.
  useLayoutEffect(() => {
    const pill = rectOf(strip.current?.querySelector(':checked'));
    const { left, right } = rectOf(strip.current);
    if (pill.left < left || pill.right > right) strip.current?.scrollBy((pill.left + pill.right - left - right) / 2, 0);
  }, [category, categories.length]);
  // The chosen category may be gone: all dishes are shown.
  const preservedFocus = usePreservedFocus(categories, () => strip.current?.querySelector<HTMLElement>(':checked'));
  const choose = (name: string) => {
    // New results start below the sticky strip.
    window.scrollBy(0, Math.min(0, rectOf(results.current).top - rectOf(strip.current).bottom));
    setFilter({ category: name });
  };
  const sortLabels = {
    price: t('priceAscending'),
    '-price': t('priceDescending'),
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
      <div {...preservedFocus} ref={strip} className={styles.categories}>
        <div className={styles.categoryRow}>
          <SegmentedControl
            variant="pills"
            label={t('category')}
            options={[{ value: all, label: t('all') }, ...categories.map((name) => ({ value: name, label: name }))]}
            value={category}
            onChange={choose}
          />
        </div>
      </div>
    </>
  );
}
