import type { ReactNode } from 'react';
import { Heading } from '../text/text.tsx';
import * as styles from './food-card.css.ts';

export interface FoodCardProps {
  /** The picture, inside its link where it has one. */
  pictureLink: ReactNode;
  /** The name, inside its link where it has one; it becomes the card's heading. */
  nameLink: ReactNode;
  /** The rank of that heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** At most three lines are shown. */
  description?: string | undefined;
  price?: ReactNode;
  /** One or more buttons. */
  action?: ReactNode;
  /** A note below everything, such as how many are in the order. */
  footnote?: ReactNode;
}
/** More than three lines of the widest card hold. What is not seen need not be laid out: a page of long descriptions would take seconds. */
const longestDescription = 400;

/** A dish or a category as a card: the picture first. */
export function FoodCard({ pictureLink, nameLink, headingLevel = 3, description, price, action, footnote }: FoodCardProps) {
  return (
    <article className={styles.card}>
      {pictureLink}
      <div className={styles.words}>
        <Heading level={headingLevel} look="card" isUserText>
          {nameLink}
        </Heading>
        {description && (
          <p dir="auto" className={styles.description}>
            {description.slice(0, longestDescription)}
          </p>
        )}
      </div>
      {(price || action) && (
        <div className={styles.foot}>
          {price}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      {footnote && <div className={styles.footnote}>{footnote}</div>}
    </article>
  );
}
