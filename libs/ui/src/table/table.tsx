import { useId, useRef, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './table.css.ts';
import { useIsScrollable } from './use-is-scrollable.ts';

export interface TableProps extends ElementProps<HTMLTableElement> {
  /** The caption: the accessible name. */
  label: string;
  /** Hides the caption visually; true by default. */
  isLabelHidden?: boolean | undefined;
  /** `compact` for long lists that are worked with by pointer. */
  density?: keyof typeof styles.density | undefined;
  /** A `TableHead` and a `TableBody`. */
  children: ReactNode;
}

/** A table. In a narrow window it scrolls sideways by itself, also by keyboard; the page does not. */
export function Table({ label, isLabelHidden = true, density = 'comfortable', children, ...rest }: TableProps) {
  const region = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(region);
  const captionId = useId();
  const scrolling = isScrollable ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <div ref={region} {...scrolling} className={styles.region}>
      <table {...rest} className={classNames(styles.table, styles.density[density])}>
        <caption className={isLabelHidden ? undefined : styles.caption}>
          {isLabelHidden ? (
            <VisuallyHidden>
              <span id={captionId}>{label}</span>
            </VisuallyHidden>
          ) : (
            <span id={captionId}>{label}</span>
          )}
        </caption>
        {children}
      </table>
    </div>
  );
}

export interface TableSectionProps extends ElementProps<HTMLTableSectionElement> {
  /** `TableRow`s. */
  children: ReactNode;
}

/** The row of column headers. */
export const TableHead = ({ children, ...rest }: TableSectionProps) => <thead {...rest}>{children}</thead>;

/** The rows of a table. */
export const TableBody = ({ children, ...rest }: TableSectionProps) => <tbody {...rest}>{children}</tbody>;

export interface TableRowProps extends ElementProps<HTMLTableRowElement> {
  /** Highlights the row. What selects it is a checkbox in a cell, which screen readers announce. */
  isSelected?: boolean | undefined;
  /** Headers and `TableCell`s. */
  children: ReactNode;
}

export function TableRow({ isSelected, children, ...rest }: TableRowProps) {
  return (
    <tr {...rest} data-selected={isSelected} className={styles.row}>
      {children}
    </tr>
  );
}
