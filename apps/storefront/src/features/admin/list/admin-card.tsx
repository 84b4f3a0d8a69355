import { Heading, UserText } from '@my-food/ui';
import { DishPicture } from '@my-food/ui/shop';
import { useId, type ReactNode } from 'react';
import * as styles from './admin-card.css.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryCheckbox } from './entry-checkbox.tsx';
import type { EntrySelection } from './selection.ts';
import type { EditLinks } from './use-edit-links.ts';

/** Characters. More than the two visible lines hold: laying out a very long description takes seconds. */
const maxDescriptionLength = 400;

/** What the list hands to the card or the row of an entry. */
export interface EntryCardProps<Entry> extends EntrySelection {
  entry: Entry;
  /** Whether the delete confirmation is open for this entry. */
  isConfirming: boolean;
  /** Whether it was changed a moment ago. */
  isMarked: boolean;
  editLinks: EditLinks;
  onDelete: (id: number) => void;
}

interface AdminCardProps extends EntryCardProps<{ id: number; name: string; imageUrl: string | null }> {
  description?: string;
  /** Badge with the category. */
  badge?: ReactNode;
  /** Renders the price; `nameId`: the id of the heading. */
  renderPrice?: (nameId: string) => ReactNode;
}

/** Card of a food or a category in the admin lists, with Update and Delete (Spec §2). */
export function AdminCard({ entry, description, badge, renderPrice, isConfirming, isMarked, ...actions }: AdminCardProps) {
  const { id, name, imageUrl } = entry;
  const { isSelected, onToggle, ...links } = actions;
  const headingId = useId();
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-entry={id}
      data-confirming={isConfirming}
      data-marked={isMarked}
      data-selected={isSelected}
    >
      <div className={renderPrice === undefined ? styles.spanning : undefined}>
        <DishPicture src={imageUrl} alt={name} colorSeed={id - 1} size="row" />
      </div>
      <div className={styles.body}>
        <Heading level={2} variant="card" id={headingId} isUserText>
          <span className={styles.name}>
            <UserText>{name}</UserText>
          </span>
        </Heading>
        {description && (
          <p dir="auto" className={styles.description}>
            <UserText>{description.slice(0, maxDescriptionLength)}</UserText>
          </p>
        )}
        {badge}
      </div>
      <div className={renderPrice === undefined ? `${styles.footer} ${styles.withoutPrice}` : styles.footer}>
        <EntryCheckbox entry={entry} isSelected={isSelected} onToggle={onToggle} />
        {renderPrice?.(headingId)}
        <div className={styles.actions}>
          <EntryActions {...links} id={id} nameId={headingId} variant="quiet" />
        </div>
      </div>
    </article>
  );
}
