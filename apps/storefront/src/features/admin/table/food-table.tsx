import type { Food } from '@my-food/api';
import { Table, TableBody, TableColumnHeader, TableHead, TableRow, VisuallyHidden } from '@my-food/ui';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowSpacer } from '../../../lists/spacer.tsx';
import type { EntryTableProps } from '../list/entry-list.tsx';
import { FoodRow } from './food-row.tsx';
import * as styles from './food-table.css.ts';
import { useGrowingCount } from './use-growing-count.ts';

/** Rows of the first frame: more than a screen shows. */
const initialRowCount = 24;

/** The foods as a dense table. Its heads sort. */
export function FoodTable({ entries, query, setFilter, toRowProps }: EntryTableProps<Food>) {
  const t = useTexts(admin);
  const count = useGrowingCount(entries.length, JSON.stringify(query), initialRowCount);
  /** A press sorts by the column, another press in the other direction. */
  const sortProps = (name: 'name' | 'price') => ({
    sort: query.sort === name ? ('ascending' as const) : query.sort === `-${name}` ? ('descending' as const) : ('none' as const),
    onSort: () => setFilter({ sort: query.sort === name ? `-${name}` : name }),
  });
  return (
    <div className={styles.table}>
      <Table label={t('foods')} density="compact">
        <TableHead>
          <TableRow>
            <TableColumnHeader>
              <VisuallyHidden>{t('select')}</VisuallyHidden>
            </TableColumnHeader>
            <TableColumnHeader {...sortProps('name')}>{t('name')}</TableColumnHeader>
            <TableColumnHeader>{t('category')}</TableColumnHeader>
            <TableColumnHeader {...sortProps('price')} align="end">
              {t('price')}
            </TableColumnHeader>
            <TableColumnHeader>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </TableColumnHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.slice(0, count).map((food) => (
            <FoodRow key={food.id} {...toRowProps(food)} />
          ))}
          {count < entries.length && <RowSpacer height={(entries.length - count) * styles.rowHeight} />}
        </TableBody>
      </Table>
    </div>
  );
}
