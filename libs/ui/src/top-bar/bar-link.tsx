import { useState, type ReactNode } from 'react';
import { anchorProps, type AnchorProps } from '../internal/anchor-props.ts';
import * as styles from './bar-link.css.ts';

export interface BarLinkProps extends AnchorProps {
  /** The visible text. It is exactly the accessible name. */
  children?: ReactNode;
  /** Shown above the text, on phones only. */
  icon?: ReactNode;
  /** The number in the badge. Renders nothing at zero. */
  count?: number | undefined;
  /** Writes the number in the digits of the language. */
  formatCount?: ((count: number) => string) | undefined;
  /** The accessible description of the count: '3 items'. */
  countLabel?: string | undefined;
}

/** A link of the top bar. `aria-current="page"` marks the current page. */
export function BarLink({ children, icon, count = 0, formatCount = String, countLabel, ...anchor }: BarLinkProps) {
  return (
    <a {...anchorProps(anchor)} className={styles.link} aria-description={count > 0 ? countLabel : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      <Count count={count > 0 ? count : 0} format={formatCount} />
    </a>
  );
}

function Count({ count, format }: { count: number; format: (count: number) => string }) {
  const [previous, setPrevious] = useState({ count, hasGrown: false });
  if (previous.count !== count) setPrevious({ count, hasGrown: count > previous.count });
  if (count === 0) return null;
  // The key restarts the animation on each change.
  return (
    <span
      key={count}
      className={styles.count}
      data-count={count > 99 ? `${format(99)}+` : format(count)}
      data-animated={previous.hasGrown}
      aria-hidden="true"
    />
  );
}
