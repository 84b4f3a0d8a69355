import { useState, type ReactNode } from 'react';
import { anchorProps, type AnchorProps } from '../link/anchor-props.ts';
import * as styles from './bar-link.css.ts';

export interface BarLinkProps extends AnchorProps {
  /** One word; it is the whole accessible name. */
  children?: ReactNode;
  /** Shown above the word on narrow screens only. */
  icon?: ReactNode;
  /** How many wait behind the link, as a turmeric dot; nothing at zero. */
  count?: number | undefined;
  /** The count in words, described after the name: '3 dishes'. */
  countLabel?: string | undefined;
}

/** A link of the top bar. `aria-current="page"` marks the one we are at. */
export function BarLink({ children, icon, count = 0, countLabel, ...anchor }: BarLinkProps) {
  return (
    <a {...anchorProps(anchor)} className={styles.link} aria-description={count > 0 ? countLabel : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      <Count count={count} />
    </a>
  );
}

function Count({ count }: { count: number }) {
  const [last, setLast] = useState({ count, hasGrown: false });
  if (last.count !== count) setLast({ count, hasGrown: count > last.count });
  if (count === 0) return null;
  // The key lets the pop start anew with every dish.
  return (
    <span key={count} className={styles.count} data-count={count > 99 ? '99+' : count} data-popping={last.hasGrown} aria-hidden="true" />
  );
}
