import type { Food } from '@my-food/api';
import { Skeleton } from '@my-food/ui';
import { memo } from 'react';
import { DishCard } from './dish-card.tsx';
import * as styles from './dish-list.css.ts';
import { useRevealed } from './use-revealed.ts';

const firstRow = 4;
const placesKept = [1, 2, 3, 4, 5, 6, 7, 8];

interface DishListProps {
  foods: readonly Food[];
  /** What was asked for: another answer starts at its beginning, news of the same dishes does not. */
  question: string;
}

/** The cards of a menu of any length: a few rows at first, more as the end comes near. */
export const DishList = memo(function DishList({ foods, question }: DishListProps) {
  const { count, isReturn, sentinel } = useRevealed(question);
  return (
    <div className={styles.frame}>
      <ul className={styles.list} role="list">
        {foods.slice(0, count).map((food, place) => (
          <li key={food.id} className={isReturn ? styles.place : styles.skippable}>
            <DishCard food={food} headingLevel={2} isPriority={place < firstRow} />
          </li>
        ))}
      </ul>
      {count < foods.length && <div ref={sentinel} />}
    </div>
  );
});

/** The outlines of cards while the menu is read. */
export function DishListOutline() {
  return (
    <div className={styles.frame}>
      <div className={styles.list}>
        {placesKept.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </div>
  );
}
