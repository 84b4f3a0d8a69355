import type { MouseEvent, ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}

export interface SkipLinkProps {
  /** The id of the element to jump to; it must take the focus (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
}
/** The first stop of the keyboard: jumps over the bar. It moves the focus only, since the hash of the address belongs to the router. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a href={`#${targetId}`} onClick={jump} className={styles.skipLink}>
      {children}
    </a>
  );
}
