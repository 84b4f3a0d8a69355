import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends ElementProps<HTMLDetailsElement> {
  /** What opens it: the visible text and the accessible name. */
  label: ReactNode;
  /** Whether it is open. Without it the browser keeps the state. */
  isOpen?: boolean | undefined;
  /** Called after it was opened or closed. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** What is shown when it is open. */
  children: ReactNode;
}

/** Content that opens and closes: a native `details`, which find in page opens too. */
export function Disclosure({ label, isOpen, onToggle, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <span className={styles.chevron}>
          <ChevronIcon size="s" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
