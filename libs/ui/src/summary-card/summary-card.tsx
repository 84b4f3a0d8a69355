import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as styles from './summary-card.css.ts';

export interface SummaryRow {
  label: string;
  /** As it is shown, with its currency. */
  amount: string;
}

export interface SummaryCardProps {
  title: string;
  rows: readonly SummaryRow[];
  /** The last row, set apart. */
  total: SummaryRow;
  /** Between the sums and the action: the choice of the payment. */
  children?: ReactNode;
  /** The button that orders. */
  action: ReactNode;
  /** A quiet line under the action. */
  note?: ReactNode;
}

/** Sums and the way on: sticky beside the rows, a sheet at the lower edge of a phone. */
export function SummaryCard({ title, rows, total, children, action, note }: SummaryCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
        <Row {...total} isTotal />
      </dl>
      {children}
      {action}
      {note && <div className={styles.note}>{note}</div>}
    </section>
  );
}

function Row({ label, amount, isTotal = false }: SummaryRow & { isTotal?: boolean }) {
  return (
    <div className={classNames(styles.row, isTotal && styles.total)}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
