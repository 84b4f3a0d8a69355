import * as styles from './batch.css.ts';

/** More rows would block the page; the rest is counted. */
const maxRows = 100;

interface ResultTableProps {
  /** The accessible name. */
  label: string;
  heads: readonly string[];
  /** `cells`: the first is the name of the dish. */
  rows: readonly { id: number | string; cells: readonly string[] }[];
}

/** A table of dishes: a preview, or reasons. Renders nothing without rows. */
export function ResultTable({ label, heads, rows }: ResultTableProps) {
  if (rows.length === 0) return null;
  const hidden = rows.length - maxRows;
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map(({ id, cells: [name = '', ...others] }) => (
            <tr key={id}>
              <th scope="row" dir="auto" className={styles.cell}>
                {name}
              </th>
              {others.map((text, index) => (
                <td key={heads[index + 1]} dir="auto" className={styles.cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>And {hidden} more.</p>}
    </div>
  );
}
