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
  /** What is to be said about the action: under it, on a phone above it. */
  note?: ReactNode;
}

/** Sums and the way on: sticky beside the rows; on a phone below them, with the total and the action always in reach of a thumb. */
export function SummaryCard({ title, rows, total, children, action, note }: SummaryCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.bill}>
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
      </div>
      <div className={styles.foot}>
        <div className={styles.action} data-total={total.amount}>
          <div className={styles.way}>{action}</div>
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
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
