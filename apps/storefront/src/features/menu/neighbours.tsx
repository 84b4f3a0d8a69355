import type { Food } from '@my-food/api';
import { Heading, Inline } from '@my-food/ui';
import { TextRouteLink } from '../../routing/links.tsx';
import { DishCard } from './dish-card.tsx';
import * as styles from './details.css.ts';
import * as list from './dish-list.css.ts';

const mostShown = 4;

interface NeighboursProps {
  of: Food;
  foods: readonly Food[] | undefined;
}

/** Other dishes of the same category. Renders nothing when there are none. */
export function Neighbours({ of: { id, category }, foods = [] }: NeighboursProps) {
  const neighbours = category ? foods.filter((other) => other.category?.name === category.name && other.id !== id) : [];
  if (category === null || neighbours.length === 0) return null;
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <Inline justify="space-between">
        <Heading level={2} id="neighbours" isUserText>
          More from <bdi>{category.name}</bdi>
        </Heading>
        <TextRouteLink to="/food/" search={{ category: category.name }}>
          See all
        </TextRouteLink>
      </Inline>
      <ul className={list.list} role="list">
        {neighbours.slice(0, mostShown).map((food) => (
          <li key={food.id} className={`${list.place} ${styles.neighbour}`}>
            <DishCard food={food} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
