import type { Food } from '@my-food/api';
import { EmptyState, StatusRegion, Text, VisuallyHidden } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { selectFoods } from '../../catalogue/food-selection.ts';
import { menu } from '../../i18n/en/menu.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { usePreservedFocus } from '../../platform/use-preserved-focus.ts';
import { queryErrorText } from '../../queries/query-error-text.ts';
import { useRetry } from '../../queries/use-retry.ts';
import type { ListSearchParams } from '../../lists/use-list-search-params.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { usePreparedFoods } from '../../catalogue/use-prepared-foods.ts';
import type { MenuSearch } from '../../navigation/search-params.ts';
import { DishList, DishListSkeleton } from './dish-list.tsx';
import { MenuAge } from './menu-age.tsx';
import * as styles from './menu.css.ts';
import { NothingFound } from './nothing-found.tsx';

interface MenuResultsProps {
  /** Of the section, for the toolbar. */
  region: RefObject<HTMLElement | null>;
  foods: UseQueryResult<Food[]>;
  query: MenuSearch;
  setFilter: ListSearchParams['setFilter'];
}

/** The matching dishes, or the loading, error or empty state. A failed refetch keeps the current dishes. */
export function MenuResults({ region, foods, query, setFilter }: MenuResultsProps) {
  const t = useTexts(menu);
  const locale = useLocale();
  const { isRetrying, error, retry } = useRetry(foods);
  const widen: typeof setFilter = (changes) => {
    // The button unmounts when pressed: keep the focus.
    region.current?.focus({ preventScroll: true });
    setFilter(changes);
  };
  const results = useMemo(() => foods.data && selectFoods(foods.data, query, locale.tag), [foods.data, query, locale.tag]);
  // A refetch removes the dish.
  const preservedFocus = usePreservedFocus(results, () => region.current);
  return (
    <section {...preservedFocus} ref={region} tabIndex={-1} aria-label={t('dishes')} className={styles.results}>
      <StatusRegion>
        {results ? (
          <Count of={results.length} />
        ) : (
          !error && (
            <Text tone="muted" size="s">
              {t('loading')}
            </Text>
          )
        )}
      </StatusRegion>
      {foods.data && results ? (
        <Dishes foods={foods.data} results={results} query={query} setFilter={widen} />
      ) : error ? (
        <>
          <LoadError
            text={t('failed', { reason: queryErrorText(error, locale) })}
            loadingText={t('loading')}
            isRetrying={isRetrying}
            retry={retry}
            successor={() => region.current}
          />
          <Text tone="muted">{t('cartIsSafe')}</Text>
        </>
      ) : (
        <DishListSkeleton />
      )}
    </section>
  );
}

function Count({ of: count }: { of: number }) {
  const t = useTexts(menu);
  if (count === 0) return <VisuallyHidden>{t('noneFound')}</VisuallyHidden>;
  return (
    <Text tone="muted" size="s">
      <span>{t('found', { count })}</span>
      <MenuAge separator=" · " />
    </Text>
  );
}

interface DishesProps extends Pick<MenuResultsProps, 'query' | 'setFilter'> {
  foods: readonly Food[];
  /** Those that match. */
  results: readonly Food[];
}

function Dishes({ foods, results, query, setFilter }: DishesProps) {
  const t = useTexts(menu);
  usePreparedFoods(foods);
  if (foods.length === 0) {
    return <EmptyState picture={<EmptyPlate />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  if (results.length === 0) return <NothingFound query={query} setFilter={setFilter} />;
  return <DishList foods={results} query={JSON.stringify(query)} />;
}
