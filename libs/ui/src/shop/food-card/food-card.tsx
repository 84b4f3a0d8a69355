import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import { Heading } from '../../text/text.tsx';
import * as styles from './food-card.css.ts';

export interface FoodCardProps extends ElementProps {
  /** The picture, optionally inside a link. */
  pictureLink: ReactNode;
  /** The name, optionally inside a link. Rendered as the heading of the card. */
  nameLink: ReactNode;
  /** The level of that heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A `Price`. */
  price?: ReactNode;
  /** One or more buttons. */
  actions?: ReactNode;
  /** A label on the picture, such as the quantity in the cart. */
  badge?: ReactNode;
}

/** A dish as a card, with the picture first. */
export function FoodCard({ pictureLink, nameLink, headingLevel = 3, price, actions, badge, ...rest }: FoodCardProps) {
  return (
    <article {...rest} className={styles.card}>
      {pictureLink}
      <div className={styles.body}>
        <Heading level={headingLevel} variant="card" isUserText>
          {nameLink}
        </Heading>
      </div>
      {(price || actions) && (
        <div className={styles.foot}>
          {price}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {badge && <div className={styles.badge}>{badge}</div>}
    </article>
  );
}
