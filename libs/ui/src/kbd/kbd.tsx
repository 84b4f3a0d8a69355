import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './kbd.css.ts';

export interface KbdProps extends ElementProps<HTMLElement> {
  /** One key: a combination is several, with a plus sign between them. */
  children: ReactNode;
}

/** A key of the keyboard. */
export function Kbd({ children, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={styles.kbd}>
      {children}
    </kbd>
  );
}
