import { Button, DishPicture, Heading, PencilIcon, TrashIcon } from '@my-food/ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ButtonRouteLink } from '../../routing/links.tsx';
import * as styles from './entry-card.css.ts';

/** More than the two lines that are shown ever hold: a description of many pages takes seconds to lay out. Letters. */
const longestDescription = 400;

interface EntryCardProps {
  entry: { id: number; name: string; imageUrl: string | null };
  description?: string;
  /** What it belongs to. */
  mark?: ReactNode;
  price?: ReactNode;
  /** Where it is changed. */
  changedAt: '/admin/update-food/' | '/admin/update-category/';
  /** What that screen is given. */
  handedOver: NonNullable<ComponentProps<typeof ButtonRouteLink>['state']>;
  /** Whether the confirmation asks about it. */
  isAsked: boolean;
  onDelete: (id: number) => void;
}

/** A food or a category as its keeper sees it: dense, with one Update and one Delete (Spec §2). */
export function EntryCard({ entry, description, mark, price, changedAt, handedOver, isAsked, onDelete }: EntryCardProps) {
  const { id, name, imageUrl } = entry;
  const headingId = useId();
  return (
    <article className={styles.card} aria-labelledby={headingId} data-asked={isAsked}>
      <div className={price === undefined ? styles.spanning : undefined}>
        <DishPicture src={imageUrl} alt={name} colorSeed={id - 1} size="row" />
      </div>
      <div className={styles.words}>
        <Heading level={2} variant="card" id={headingId} isUserText>
          <span className={styles.name}>{name}</span>
        </Heading>
        {description && (
          <p dir="auto" className={styles.description}>
            {description.slice(0, longestDescription)}
          </p>
        )}
        {mark}
      </div>
      <div className={price === undefined ? `${styles.foot} ${styles.priceless}` : styles.foot}>
        {price}
        <div className={styles.actions}>
          <ButtonRouteLink
            to={changedAt}
            search={{ id }}
            state={handedOver}
            preload={false}
            variant="quiet"
            size="s"
            icon={<PencilIcon />}
            aria-describedby={headingId}
          >
            Update
          </ButtonRouteLink>
          <Button variant="quiet" size="s" icon={<TrashIcon />} describedBy={headingId} onClick={() => onDelete(id)}>
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
