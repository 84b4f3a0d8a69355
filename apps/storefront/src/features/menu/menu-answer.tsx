import type { Food } from '@my-food/api';
import { Button, EmptyState, ErrorLine, Text } from '@my-food/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { searchFoods } from '../../lib/food-search.ts';
import { failureText } from '../../lib/read-failure.ts';
import type { MenuSearch } from '../../routing/search.ts';
import { DishList, DishListOutline } from './dish-list.tsx';
import * as styles from './menu.css.ts';
import { foodsIn, sortFoods } from './menu-order.ts';
import { NothingFound } from './nothing-found.tsx';
import type { useMenuChoice } from './use-menu-choice.ts';

interface MenuAnswerProps {
  foods: UseQueryResult<Food[]>;
  choice: MenuSearch;
  choose: ReturnType<typeof useMenuChoice>['choose'];
}

/** The dishes that were asked for, or why there are none. What is on the screen outlives a failed later read. */
export function MenuAnswer({ foods, choice, choose }: MenuAnswerProps) {
  const region = useRef<HTMLElement>(null);
  const tryAgain = () => {
    // The button goes away with the error; the focus must not fall out of the page.
    region.current?.focus();
    void foods.refetch();
  };
  return (
    <section ref={region} tabIndex={-1} aria-label="Dishes" className={styles.answer}>
      {foods.data ? (
        <Dishes foods={foods.data} choice={choice} choose={choose} />
      ) : foods.isError ? (
        <>
          <ErrorLine
            text={failureText(foods.error)}
            action={
              <Button look="quiet" onClick={tryAgain}>
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

function Dishes({ foods, choice, choose }: { foods: readonly Food[] } & Omit<MenuAnswerProps, 'foods'>) {
  const { category, q = '', sort } = choice;
  const found = useMemo(() => sortFoods(searchFoods(foodsIn(foods, category), q), sort), [foods, category, q, sort]);
  if (foods.length === 0) {
    return <EmptyState title="The kitchen is getting ready" text="There are no dishes on the menu yet. Please look in again soon." />;
  }
  return (
    <>
      <div role="status">
        <Text tone="muted">{found.length === 1 ? '1 dish' : `${String(found.length)} dishes`}</Text>
      </div>
      {found.length === 0 ? (
        <NothingFound choice={choice} choose={choose} />
      ) : (
        <DishList foods={found} question={JSON.stringify([category, q, sort])} />
      )}
    </>
  );
}
