import { useState, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as styles from './badge.css.ts';

export interface BadgeProps {
  /** What it says by its colour as well as by its words. */
  tone?: keyof typeof styles.tone | undefined;
  /** A small sign before the words. */
  icon?: ReactNode;
  children: ReactNode;
}
/** A few words that mark a thing. */
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
  /** How many things; nothing is shown at zero, `99+` above 99. */
  count: number;
}
/** A turmeric dot with a number that pops once when it grows. It says nothing to screen readers: the link beside it keeps its plain name. */
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
