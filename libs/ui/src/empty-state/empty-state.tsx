import type { ReactNode } from 'react';
import { PlatePlaceholder } from '../picture/plate-placeholder.tsx';
import { Heading } from '../text/text.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  title: string;
  /** The heading level of the title. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** A hint about what to do next. */
  text?: string | undefined;
  /** Buttons or links. */
  action?: ReactNode;
  /** A picture above the title; a placeholder by default. */
  picture?: ReactNode;
}
/** Explains an empty list or page and offers a next step. */
export function EmptyState({ title, headingLevel = 2, text, action, picture }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.picture}>{picture ?? <RoundPlate />}</div>
      <Heading level={headingLevel} look="section">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Not a DishPicture: its styles would be added to the prerendered page. */
function RoundPlate() {
  return (
    <span className={styles.plate}>
      <PlatePlaceholder />
    </span>
  );
}
