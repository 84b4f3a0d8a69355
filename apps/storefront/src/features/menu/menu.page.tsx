import { Heading, Container } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { categoryNames } from '../../catalogue/food-selection.ts';
import { menu } from '../../i18n/en/menu.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { preloadedQueryOptions } from '../../queries/query-error.ts';
import { useListSearchParams } from '../../lists/use-list-search-params.ts';
import type { MenuSearch } from '../../navigation/search-params.ts';
import { useServices } from '../../services/services.tsx';
import { MenuResults } from './menu-results.tsx';
import * as styles from './menu.css.ts';
import { MenuToolbar } from './menu-toolbar.tsx';
import { OrderLink } from './order-link.tsx';
import { floating } from './order-link.css.ts';

const route = getRouteApi('/food');

/** Spec §2 Menu. */
export function MenuPage() {
  const { queries } = useServices();
  const t = useTexts(menu);
  const foods = useQuery({ ...queries.foods(), ...preloadedQueryOptions });
  const categories = useQuery({ ...queries.categories(), ...preloadedQueryOptions });
  const names = categoryNames(categories.data, foods.data);
  const searchParams = useListSearchParams(route.useSearch());
  const results = useRef<HTMLElement>(null);
  const { category } = searchParams.query;
  const isKnown = category === undefined || names.includes(category);
  const query = useMemo(() => (isKnown ? searchParams.query : withoutCategory(searchParams.query)), [searchParams.query, isKnown]);

  return (
    <Container width="window">
      <div className={styles.menu}>
        <MenuToolbar
          {...searchParams}
          query={query}
          results={results}
          categories={names}
          heading={
            <Heading level={1} variant="page">
              {t('heading')}
            </Heading>
          }
        />
        <MenuResults region={results} foods={foods} query={query} setFilter={searchParams.setFilter} />
        <OrderLink className={floating} />
      </div>
    </Container>
  );
}

/** An unknown category in the URL shows all dishes. */
const withoutCategory = ({ category: _category, ...rest }: MenuSearch): MenuSearch => rest;
