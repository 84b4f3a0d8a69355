import type { Food } from '@my-food/api';
import { ChevronIcon } from '@my-food/ui';
import type { ReactNode } from 'react';
import { RowSpacer } from '../../../lists/spacer.tsx';
import { useGrowingCount } from '../../../lists/use-growing-count.ts';
import type { EntryTableProps } from '../list/entry-list.tsx';
import { FoodRow } from './food-row.tsx';
import * as styles from './food-table.css.ts';

/** Rows of the first frame: more than a screen shows. */
const initialRowCount = 24;

/** The foods as a dense table. Its heads sort. */
export function FoodTable({ entries, query, setFilter, toRowProps }: EntryTableProps<Food>) {
  const count = useGrowingCount(entries.length, JSON.stringify(query), initialRowCount);
  const hasSelection = entries[0] !== undefined && toRowProps(entries[0]).onToggle !== undefined;
  const sortProps = { sort: query.sort, onSort: (sort: Sort) => setFilter({ sort }) };
  return (
    <div className={styles.scroller} role="region" aria-label="Foods" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {hasSelection && (
              <th scope="col" className={styles.head}>
                Select
              </th>
            )}
            <SortableHead {...sortProps} name="name">
              Name
            </SortableHead>
            <th scope="col" className={`${styles.head} ${styles.wideOnly}`}>
              Category
            </th>
            <SortableHead {...sortProps} name="price">
              Price
            </SortableHead>
            <th scope="col" className={styles.head}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, count).map((food) => (
            <FoodRow key={food.id} {...toRowProps(food)} />
          ))}
          {count < entries.length && <RowSpacer height={(entries.length - count) * styles.rowHeight} />}
        </tbody>
      </table>
    </div>
  );
}

type Sort = NonNullable<EntryTableProps<Food>['query']['sort']>;

interface SortableHeadProps {
  name: 'name' | 'price';
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  children: ReactNode;
}

/** A column head with its order. A press sorts by the column, another press in the other direction. */
function SortableHead({ name, sort, onSort, children }: SortableHeadProps) {
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={direction} className={styles.head}>
      <button type="button" className={styles.sortButton} onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}>
        {children}
        <span className={styles.arrow[direction]}>
          <ChevronIcon />
        </span>
      </button>
    </th>
  );
}
