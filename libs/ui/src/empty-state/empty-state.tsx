import type { ReactNode } from 'react';
import { PlatePlaceholder } from '../picture/plate-placeholder.tsx';
import { Heading } from '../text/text.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  title: string;
  /** The rank of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What can be done about it. */
  text?: string | undefined;
  /** Buttons or links that lead on. */
  action?: ReactNode;
  /** A picture above the title; an empty plate by default. */
  picture?: ReactNode;
}
/** Nothing here, said kindly, with a way on. */
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

/** Not a dish's picture, whose styles the first view does without. */
function RoundPlate() {
  return (
    <span className={styles.plate}>
      <PlatePlaceholder />
    </span>
  );
}
