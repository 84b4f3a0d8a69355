import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { reportHeight } from '../internal/report-height.ts';
import * as styles from './two-column.css.ts';

export interface TwoColumnProps extends ElementProps<HTMLDivElement> {
  /** The main column. */
  children: ReactNode;
  /** The side column: below the main column, from 1024 px beside it and sticky. One that is higher than the window sticks with its end. */
  aside: ReactNode;
}
/** A main column with a sticky side column. */
export function TwoColumn({ children, aside, ...rest }: TwoColumnProps) {
  return (
    <div {...rest} className={styles.twoColumn}>
      <div className={styles.main}>{children}</div>
      <div ref={reportHeight} className={styles.aside}>
        {aside}
      </div>
    </div>
  );
}
