import { Button, DishPicture, Heading, TrashIcon } from '@my-food/ui';
import type { ReactNode } from 'react';
import * as styles from './entry-card.css.ts';

interface EntryCardProps {
  /** Of the heading, which describes the two controls. */
  headingId: string;
  name: string;
  pictureUrl: string | null;
  /** Chooses the pastel behind the picture. */
  plate: number;
  description?: string;
  /** What it belongs to. */
  mark?: ReactNode;
  price?: ReactNode;
  /** The link 'Update'. */
  update: ReactNode;
  /** Whether the confirmation asks about it. */
  isAsked: boolean;
  onDelete: () => void;
}

/** A food or a category as its keeper sees it: dense, with one Update and one Delete (Spec §2). */
export function EntryCard({ headingId, name, pictureUrl, plate, description, mark, price, update, isAsked, onDelete }: EntryCardProps) {
  return (
    <article className={styles.card} aria-labelledby={headingId} data-asked={isAsked}>
      <div className={price === undefined ? styles.spanning : undefined}>
        <DishPicture src={pictureUrl} alt={name} plate={plate} size="row" />
      </div>
      <div className={styles.words}>
        <Heading level={2} look="card" id={headingId} isUserText>
          <span className={styles.name}>{name}</span>
        </Heading>
        {description && (
          <p dir="auto" className={styles.description}>
            {description}
          </p>
        )}
        {mark}
      </div>
      <div className={price === undefined ? `${styles.foot} ${styles.priceless}` : styles.foot}>
        {price}
        <div className={styles.actions}>
          {update}
          <Button look="quiet" size="s" icon={<TrashIcon />} describedBy={headingId} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
