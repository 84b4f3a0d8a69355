import { createElement, type MouseEvent, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends ElementProps {
  /** The element; `span` by default. */
  as?: 'span' | 'div' | undefined;
  /** The text. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', children, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: styles.hidden }, children);
}

export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The id of the target, which must be focusable (`tabIndex={-1}`). */
  targetId: string;
  /** The text: ‘Skip to the content’. */
  children: ReactNode;
}
/** The first tab stop: skips the top bar. Moves the focus without changing the URL, because the router owns the hash. */
export function SkipLink({ targetId, children, ...rest }: SkipLinkProps) {
  const focusTarget = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a {...rest} href={`#${targetId}`} onClick={focusTarget} className={styles.skipLink}>
      {children}
    </a>
  );
}
