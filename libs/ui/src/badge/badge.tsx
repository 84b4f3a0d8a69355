import { useState, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as styles from './badge.css.ts';

export interface BadgeProps {
  /** The colour. Colour never carries meaning alone: the text says the same. */
  tone?: keyof typeof styles.tone | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
}
/** A short label for a status or property. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {icon}
      {children}
    </span>
  );
}

const mostShown = 99;

export interface CountDotProps {
  /** The number of items. Renders nothing at zero and `99+` above 99. */
  count: number;
}
/** A count that animates once when it grows. Hidden from screen readers, so that it does not become part of a link's name. */
export function CountDot({ count }: CountDotProps) {
  const [seen, setSeen] = useState({ count, hasGrown: false });
  if (seen.count !== count) setSeen({ count, hasGrown: count > seen.count });
  if (count <= 0) return null;
  return (
    <span key={count} className={classNames(styles.countDot, seen.hasGrown && styles.popping)} aria-hidden="true">
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  );
}
