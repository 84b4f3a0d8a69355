import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { AlertIcon, InfoIcon } from '../icons/icons.tsx';
import { UserText } from '../text/user-text.tsx';
import { classNames } from '../theme/class-names.ts';
import * as styles from './inline-error.css.ts';

export interface InlineErrorProps extends ElementProps<HTMLDivElement> {
  /** What happened. */
  text: string;
  /** Usually a retry button. */
  actions?: ReactNode;
  /** Muted and not announced. */
  isQuiet?: boolean | undefined;
}
/** An inline error message with an optional action. */
export function InlineError({ text, actions, isQuiet = false, ...rest }: InlineErrorProps) {
  return (
    <div {...rest} role={isQuiet ? undefined : 'alert'} className={classNames(styles.line, isQuiet && styles.quiet)}>
      <span className={styles.body}>
        {isQuiet ? <InfoIcon /> : <AlertIcon />}
        <span dir="auto">
          <UserText>{text}</UserText>
        </span>
      </span>
      {actions}
    </div>
  );
}
