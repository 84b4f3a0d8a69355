import type { ReactNode } from 'react';
import { DishPicture } from '../picture/picture.tsx';
import { AlertIcon, InfoIcon } from '../icons/icons.tsx';
import { Heading } from '../text/text.tsx';
import { classNames } from '../theme/class-names.ts';
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
      <div className={styles.picture}>{picture ?? <DishPicture src={null} alt="" plate={0} size="hero" />}</div>
      <Heading level={headingLevel} look="section">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorLineProps {
  /** What happened. */
  text: string;
  /** Usually a button that tries again. */
  action?: ReactNode;
  /** Whether it stays in the background: muted and not announced. */
  isQuiet?: boolean | undefined;
}
/** A failure in one line, with a way to try again. */
export function ErrorLine({ text, action, isQuiet = false }: ErrorLineProps) {
  return (
    <div role={isQuiet ? undefined : 'alert'} className={classNames(styles.errorLine, isQuiet && styles.quietLine)}>
      <span className={styles.errorText}>
        {isQuiet ? <InfoIcon /> : <AlertIcon />}
        <span dir="auto">{text}</span>
      </span>
      {action}
    </div>
  );
}
