import type { Food } from '@my-food/api';
import { Button, EmptyState } from '@my-food/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { AdminFoodSearch } from '../../routing/search.ts';
import { ButtonRouteLink } from '../../routing/links.tsx';
import * as cardStyles from './entry-card.css.ts';
import { FoodCard } from './food-card.tsx';
import * as styles from './food-list.css.ts';
import { pageOf, selectFoods, type ListPage } from './food-selection.ts';
import { Pager } from './pager.tsx';

interface FoodCardsProps {
  foods: readonly Food[];
  question: AdminFoodSearch;
  /** The food the confirmation asks about. */
  askedId: number | null;
  onClear: () => void;
  onDelete: (id: number) => void;
}

/** One page of the foods that were asked for. */
export function FoodCards({ foods, question, askedId, onClear, onDelete }: FoodCardsProps) {
  // The cards follow when there is time: a key never waits for them.
  const { q, category, sort, page = 1 } = useDeferredValue(question);
  const found = useMemo(
    () => selectFoods(foods, { ...(q && { q }), ...(category && { category }), ...(sort && { sort }) }),
    [foods, q, category, sort],
  );
  const shown = pageOf(found, page);
  const count = useRef<HTMLParagraphElement>(null);
  if (foods.length === 0) return <NoFoods />;
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {describe(shown)}
      </p>
      {shown.total === 0 && (
        <EmptyState
          title="Nothing found"
          text="No food matches what you are looking for."
          action={
            <Button look="quiet" onClick={onClear}>
              Show every food
            </Button>
          }
        />
      )}
      <ul className={cardStyles.list} role="list">
        {shown.items.map((food) => (
          <li key={food.id} className={cardStyles.place}>
            <FoodCard food={food} isAsked={food.id === askedId} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      <Pager question={question} page={shown.page} pageCount={shown.pageCount} onTurn={() => count.current?.focus()} />
    </>
  );
}

const describe = ({ first, last, total, pageCount }: ListPage<unknown>) => {
  if (total === 1) return '1 food';
  return pageCount === 1 ? `${String(total)} foods` : `${String(first)} to ${String(last)} of ${String(total)} foods`;
};

const NoFoods = () => (
  <EmptyState
    title="No foods yet"
    text="Add the first one; it stands on the menu as soon as it is saved."
    action={<ButtonRouteLink to="/admin/add-food/">Add the first food</ButtonRouteLink>}
  />
);
