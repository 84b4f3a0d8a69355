import type { ReactNode } from 'react';
import * as styles from './split.css.ts';

export interface SplitProps {
  /** The main column. */
  children: ReactNode;
  /** The side column: below the main column, from 1024 px beside it and sticky. */
  aside: ReactNode;
}
/** A main column with a sticky side column. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
