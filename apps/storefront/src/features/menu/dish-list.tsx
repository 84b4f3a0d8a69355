import type { Food } from '@my-food/api';
import { Skeleton, Text } from '@my-food/ui';
import { FoodCard } from '@my-food/ui/shop';
import { memo } from 'react';
import { useGridMetrics } from '../../lists/grid-metrics.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { VirtualList } from '../../lists/virtual-list.tsx';
import { DishCard } from './dish-card.tsx';
import * as styles from './dish-list.css.ts';

const firstRow = 4;
const skeletonCells = [1, 2, 3, 4, 5, 6, 7, 8];

const renderCard = (food: Food, index: number) => <DishCard food={food} headingLevel={2} isPriority={index < firstRow} />;

interface DishListProps {
  foods: readonly Food[];
  /** The serialized list query. */
  query: string;
}

/** Virtualized grid of dish cards. */
export const DishList = memo(function DishList({ foods, query }: DishListProps) {
  return <VirtualList items={foods} query={query} className={styles.menuList} itemClassName={styles.cell} renderItem={renderCard} />;
});

/** Skeleton of the grid while the menu is loading. Measures the grid for the list. */
export function DishListSkeleton() {
  const [, observe] = useGridMetrics(styles.menuList);
  return (
    <LoadingList ref={observe} className={styles.menuList}>
      {skeletonCells.map((cell) => (
        <FoodCard
          key={cell}
          pictureLink={<Skeleton shape="picture" />}
          nameLink={<Skeleton shape="line" />}
          price={
            <Text size="l">
              <Skeleton shape="line" />
            </Text>
          }
          actions={<Skeleton shape="button" />}
        />
      ))}
    </LoadingList>
  );
}
