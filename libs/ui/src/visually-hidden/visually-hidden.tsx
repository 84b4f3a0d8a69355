import type { MouseEvent, ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}

export interface SkipLinkProps {
  /** The id of the target, which must be focusable (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
}
/** The first tab stop: skips the top bar. Moves the focus without changing the URL, because the router owns the hash. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const focusTarget = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a href={`#${targetId}`} onClick={focusTarget} className={styles.skipLink}>
      {children}
    </a>
  );
}
