import type { ReactNode } from 'react';
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
      <span>{children}</span>
    </span>
  );
}
