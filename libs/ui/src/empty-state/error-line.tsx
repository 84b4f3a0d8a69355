import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './error-line.css.ts';

export interface ErrorLineProps {
  /** What happened. */
  text: string;
  /** Usually a retry button. */
  action?: ReactNode;
  /** Muted and not announced. */
  isQuiet?: boolean | undefined;
}
/** An inline error message with an optional action. */
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
