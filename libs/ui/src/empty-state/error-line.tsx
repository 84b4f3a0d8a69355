import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './error-line.css.ts';

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
    <div role={isQuiet ? undefined : 'alert'} className={classNames(styles.line, isQuiet && styles.quiet)}>
      <span className={styles.words}>
        {isQuiet ? <InfoIcon /> : <AlertIcon />}
        <span dir="auto">{text}</span>
      </span>
      {action}
    </div>
  );
}
