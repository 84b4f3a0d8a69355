import { useState, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './badge.css.ts';

export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** The colour. Colour never carries meaning alone: the text says the same. */
  tone?: keyof typeof styles.tone | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
}
/** A short label for a status or property. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles.tone[tone])}>
      {icon}
      {children}
    </span>
  );
}

const maximumCount = 99;

export interface CountBadgeProps extends ElementProps<HTMLSpanElement> {
  /** The number of items. Renders nothing at zero and `99+` above 99. */
  count: number;
}
/** A count that animates once when it grows. Hidden from screen readers, so that it does not become part of a link's name. */
export function CountBadge({ count, ...rest }: CountBadgeProps) {
  const [previous, setPrevious] = useState({ count, hasGrown: false });
  if (previous.count !== count) setPrevious({ count, hasGrown: count > previous.count });
  if (count <= 0) return null;
  return (
    <span {...rest} key={count} className={classNames(styles.countBadge, previous.hasGrown && styles.growing)} aria-hidden="true">
      {count > maximumCount ? `${maximumCount}+` : count}
    </span>
  );
}
