import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './table.css.ts';

export interface TableCellProps extends ElementProps<HTMLTableCellElement> {
  /** `end` for figures, in the header and in the cells of a column. */
  align?: keyof typeof styles.align | undefined;
  /** The content. */
  children?: ReactNode;
}

const cellClass = (align: keyof typeof styles.align) => classNames(styles.cell, styles.cellSpace, styles.align[align]);

/** A cell with data or controls. */
export function TableCell({ align = 'start', children, ...rest }: TableCellProps) {
  return (
    <td {...rest} className={cellClass(align)}>
      {children}
    </td>
  );
}

/** The cell that names its row, such as the name of a product. */
export function TableRowHeader({ align = 'start', children, ...rest }: TableCellProps) {
  return (
    <th {...rest} scope="row" className={classNames(cellClass(align), styles.rowHeader)}>
      {children}
    </th>
  );
}

export interface TableColumnHeaderProps extends TableCellProps {
  /** `content` for a column of checkboxes or buttons; the others share the rest. */
  width?: 'auto' | 'content' | undefined;
  /** How the rows are sorted by this column. `none`: they could be. Without it the column cannot be sorted. */
  sort?: keyof typeof styles.arrow | undefined;
  /** Called by the header's button. The next direction is the owner's choice. */
  onSort?: (() => void) | undefined;
}

/** The header of a column. With `sort` it is a button, and `aria-sort` has the direction. */
export function TableColumnHeader({ align = 'start', width = 'auto', sort, onSort, children, ...rest }: TableColumnHeaderProps) {
  const className = classNames(styles.cell, styles.align[align], styles.columnHeader, width === 'content' && styles.fitted);
  if (sort === undefined)
    return (
      <th {...rest} scope="col" className={classNames(className, styles.cellSpace)}>
        {children}
      </th>
    );
  return (
    <th {...rest} scope="col" aria-sort={sort} className={classNames(className, styles.sortable)}>
      <button type="button" onClick={onSort} className={classNames(styles.cellSpace, styles.sortButton, styles.sortButtonAlign[align])}>
        <span>{children}</span>
        <span className={styles.arrow[sort]}>
          <ChevronIcon size="s" />
        </span>
      </button>
    </th>
  );
}
