import { Button, DishPicture, Heading, PencilIcon, TrashIcon } from '@my-food/ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ButtonRouteLink } from '../../../navigation/links.tsx';
import * as styles from './admin-card.css.ts';
import { EntryCheckbox } from './entry-checkbox.tsx';
import type { EntrySelection } from './selection.ts';

/** Characters. More than the two visible lines hold: laying out a very long description takes seconds. */
const maxDescriptionLength = 400;

/** What the list hands to the card or the row of an entry. */
export interface EntryCardProps<Entry> extends EntrySelection {
  entry: Entry;
  /** Whether the delete confirmation is open for this entry. */
  isConfirming: boolean;
  onDelete: (id: number) => void;
}

interface AdminCardProps extends EntryCardProps<{ id: number; name: string; imageUrl: string | null }> {
  description?: string;
  /** Badge with the category. */
  badge?: ReactNode;
  price?: ReactNode;
  /** The route of its editor. */
  editRoute: '/admin/update-food/' | '/admin/update-category/';
  /** Navigation state for the editor. */
  navigationState: NonNullable<ComponentProps<typeof ButtonRouteLink>['state']>;
}

/** Card of a food or a category in the admin lists, with Update and Delete (Spec §2). */
export function AdminCard({
  entry,
  description,
  badge,
  price,
  editRoute,
  navigationState,
  isConfirming,
  onDelete,
  ...selection
}: AdminCardProps) {
  const { id, name, imageUrl } = entry;
  const headingId = useId();
  return (
    <article className={styles.card} aria-labelledby={headingId} data-confirming={isConfirming} data-selected={selection.isSelected}>
      <div className={price === undefined ? styles.spanning : undefined}>
        <DishPicture src={imageUrl} alt={name} colorSeed={id - 1} size="row" />
      </div>
      <div className={styles.body}>
        <Heading level={2} variant="card" id={headingId} isUserText>
          <span className={styles.name}>{name}</span>
        </Heading>
        {description && (
          <p dir="auto" className={styles.description}>
            {description.slice(0, maxDescriptionLength)}
          </p>
        )}
        {badge}
      </div>
      <div className={price === undefined ? `${styles.footer} ${styles.withoutPrice}` : styles.footer}>
        <EntryCheckbox entry={entry} {...selection} />
        {price}
        <div className={styles.actions}>
          <ButtonRouteLink
            to={editRoute}
            search={{ id }}
            state={navigationState}
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
