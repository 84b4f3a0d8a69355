import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { UserText } from '../text/user-text.tsx';
import * as styles from './definition-list.css.ts';

export interface DefinitionListProps extends ElementProps<HTMLDListElement> {
  /** Terms in display order. Missing details render a dash. */
  items: readonly { term: string; details: ReactNode }[];
}
/** A list of terms and their details (`dl`). */
export function DefinitionList({ items, ...rest }: DefinitionListProps) {
  return (
    <dl {...rest} className={styles.list}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd dir="auto" className={styles.details}>
            {details === '' || details === null || details === undefined ? (
              '–'
            ) : typeof details === 'string' ? (
              <UserText>{details}</UserText>
            ) : (
              details
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
