import type { ReactNode } from 'react';
import * as styles from './split.css.ts';

export interface SplitProps {
  /** The main part. */
  children: ReactNode;
  /** The side part: below on narrow windows, beside and sticky from 1024 px. */
  aside: ReactNode;
}
/** A main part with a companion that stays in view. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
