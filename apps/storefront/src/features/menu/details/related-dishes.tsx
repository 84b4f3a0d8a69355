import type { Food } from '@my-food/api';
import { Heading, Inline, UserText } from '@my-food/ui';
import { details } from '../../../i18n/en/details.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { TextRouteLink } from '../../../navigation/links.ts';
import { DishCard } from '../dish-card.tsx';
import * as styles from './details.css.ts';
import * as list from '../dish-list.css.ts';

const maxShown = 4;

interface RelatedDishesProps {
  of: Food;
  foods: readonly Food[] | undefined;
}

/** Other dishes of the same category. Renders nothing when there are none. */
export function RelatedDishes({ of: { id, category }, foods = [] }: RelatedDishesProps) {
  const t = useTexts(details);
  const relatedDishes = category ? foods.filter((other) => other.category?.name === category.name && other.id !== id) : [];
  if (category === null || relatedDishes.length === 0) return null;
  return (
    <section className={styles.relatedDishes} aria-labelledby="related-dishes">
      <Inline justify="space-between">
        <Heading level={2} id="related-dishes" isUserText>
          {t.rich('moreFrom', {
            name: category.name,
            category: () => (
              <UserText key="category" isIsolated>
                {category.name}
              </UserText>
            ),
          })}
        </Heading>
        <TextRouteLink to="/food/" search={{ category: category.name }} variant="quiet">
          {t('seeAll')}
        </TextRouteLink>
      </Inline>
      <ul className={list.list} role="list">
        {relatedDishes.slice(0, maxShown).map((food) => (
          <li key={food.id} className={`${list.cell} ${styles.relatedDish}`}>
            <DishCard food={food} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
