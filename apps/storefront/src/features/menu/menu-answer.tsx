import type { Food } from '@my-food/api';
import { Button, EmptyState, InlineError, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { selectFoods } from '../../lib/food-selection.ts';
import { queryErrorText } from '../../lib/query-error.ts';
import type { ListSearchParams } from '../../lib/use-list-search-params.ts';
import { usePreparedFoods } from '../../lib/use-prepared-foods.ts';
import type { MenuSearch } from '../../routing/search-params.ts';
import { DishList, DishListOutline } from './dish-list.tsx';
import * as styles from './menu.css.ts';
import { NothingFound } from './nothing-found.tsx';

interface MenuAnswerProps {
  foods: UseQueryResult<Food[]>;
  question: MenuSearch;
  choose: ListSearchParams['setFilter'];
}

/** The matching dishes, or the loading, error or empty state. A failed refetch keeps the current dishes. */
export function MenuAnswer({ foods, question, choose }: MenuAnswerProps) {
  const region = useRef<HTMLElement>(null);
  const tryAgain = () => {
    // The button unmounts with the error: keep the focus.
    region.current?.focus();
    void foods.refetch();
  };
  return (
    <section ref={region} tabIndex={-1} aria-label="Dishes" className={styles.answer}>
      {foods.data ? (
        <Dishes foods={foods.data} question={question} choose={choose} />
      ) : foods.isError ? (
        <>
          <InlineError
            text={queryErrorText(foods.error)}
            actions={
              <Button variant="quiet" onClick={tryAgain}>
                Try again
              </Button>
            }
          />
          <Text tone="muted">The menu could not be loaded. Your cart is safe.</Text>
        </>
      ) : (
        <>
          <div role="status">
            <Text tone="muted">Loading food data...</Text>
          </div>
          <DishListOutline />
        </>
      )}
    </section>
  );
}

function Dishes({ foods, question, choose }: { foods: readonly Food[] } & Omit<MenuAnswerProps, 'foods'>) {
  const found = useMemo(() => selectFoods(foods, question), [foods, question]);
  usePreparedFoods(foods);
  if (foods.length === 0) {
    return <EmptyState title="The kitchen is getting ready" text="There are no dishes on the menu yet. Please look in again soon." />;
  }
  return (
    <>
      <div role="status">
        <Text tone="muted">{found.length === 1 ? '1 dish' : `${String(found.length)} dishes`}</Text>
      </div>
      {found.length === 0 ? (
        <NothingFound question={question} choose={choose} />
      ) : (
        <DishList foods={found} question={JSON.stringify(question)} />
      )}
    </>
  );
}
