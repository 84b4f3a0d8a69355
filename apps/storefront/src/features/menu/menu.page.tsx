import { Heading, Container } from '@my-food/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryNames } from '../../lib/food-selection.ts';
import { preloadedQueryOptions } from '../../lib/query-error.ts';
import type { MenuSearch } from '../../routing/search-params.ts';
import { useServices } from '../../services.tsx';
import { MenuAnswer } from './menu-answer.tsx';
import * as styles from './menu.css.ts';
import { MenuToolbar } from './menu-toolbar.tsx';
import { useMenuQuestion } from './use-menu-question.ts';

/** Spec §2 Menu. */
export function MenuPage() {
  const { queries } = useServices();
  const foods = useQuery({ ...queries.foods(), ...preloadedQueryOptions });
  const categories = useQuery({ ...queries.categories(), ...preloadedQueryOptions });
  const names = categoryNames(categories.data, foods.data);
  const asking = useMenuQuestion();
  const { category } = asking.query;
  const isKnown = category === undefined || names.includes(category);
  const question = useMemo(() => (isKnown ? asking.query : withoutCategory(asking.query)), [asking.query, isKnown]);

  return (
    <Container>
      <div className={styles.menu}>
        <MenuToolbar
          {...asking}
          query={question}
          categories={names}
          heading={
            <Heading level={1} variant="page">
              Our signature dishes
            </Heading>
          }
        />
        <MenuAnswer foods={foods} question={question} choose={asking.setFilter} />
      </div>
    </Container>
  );
}

/** An unknown category in the URL shows all dishes. */
const withoutCategory = ({ category: _gone, ...rest }: MenuSearch): MenuSearch => rest;
