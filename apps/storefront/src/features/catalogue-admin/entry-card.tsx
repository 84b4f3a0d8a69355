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
  /** Price and category. */
  facts?: ReactNode;
  /** The link 'Update'. */
  update: ReactNode;
  onDelete: () => void;
}

/** A food or a category as its keeper sees it: dense, with one Update and one Delete (Spec §2). */
export function EntryCard({ headingId, name, pictureUrl, plate, description, facts, update, onDelete }: EntryCardProps) {
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <DishPicture src={pictureUrl} alt={name} plate={plate} size="row" />
      <div className={styles.words}>
        <Heading level={2} look="card" id={headingId} isUserText>
          <span className={styles.name}>{name}</span>
        </Heading>
        {description && (
          <p dir="auto" className={styles.description}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.facts}>{facts}</div>
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
