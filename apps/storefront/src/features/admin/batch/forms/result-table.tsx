import { Table, TableBody, TableCell, TableColumnHeader, TableHead, TableRow, TableRowHeader, UserText } from '@my-food/ui';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import * as styles from '../batch.css.ts';

/** More rows would block the page; the rest is counted. */
const maxRows = 100;

interface ResultTableProps {
  /** The accessible name. */
  label: string;
  heads: readonly string[];
  /** `cells`: the first is the name of the food. */
  rows: readonly { id: number; cells: readonly string[] }[];
}

/** A table of foods: a preview, or reasons. Renders nothing without rows. */
export function ResultTable({ label, heads, rows }: ResultTableProps) {
  const t = useTexts(adminBatch);
  if (rows.length === 0) return null;
  const hidden = rows.length - maxRows;
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <Table label={label} density="compact">
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableColumnHeader key={head}>{head}</TableColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, maxRows).map(({ id, cells: [name = '', ...others] }) => (
            <TableRow key={id}>
              <TableRowHeader>
                <span dir="auto">
                  <UserText>{name}</UserText>
                </span>
              </TableRowHeader>
              {others.map((text, index) => (
                <TableCell key={heads[index + 1]}>
                  <span dir="auto">
                    <UserText>{text}</UserText>
                  </span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hidden > 0 && <p>{t('more', { count: hidden })}</p>}
    </div>
  );
}
