import type { Food } from '@my-food/api';
import { Skeleton } from '@my-food/ui';
import { memo } from 'react';
import { VirtualList } from '../../lists/virtual-list.tsx';
import { DishCard } from './dish-card.tsx';
import * as styles from './dish-list.css.ts';

const firstRow = 4;
const placesKept = [1, 2, 3, 4, 5, 6, 7, 8];

const renderCard = (food: Food, index: number) => <DishCard food={food} headingLevel={2} isPriority={index < firstRow} />;

interface DishListProps {
  foods: readonly Food[];
  /** What was asked for. */
  question: string;
}

/** The cards of a menu of any length. */
export const DishList = memo(function DishList({ foods, question }: DishListProps) {
  return <VirtualList items={foods} query={question} className={styles.list} itemClassName={styles.place} renderItem={renderCard} />;
});

/** The outlines of cards while the menu is read. */
export function DishListOutline() {
  return (
    <div className={styles.list}>
      {placesKept.map((place) => (
        <Skeleton key={place} shape="card" />
      ))}
    </div>
  );
}
