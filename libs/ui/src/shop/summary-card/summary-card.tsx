import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import { scrollClearance } from '../../internal/scroll-clearance.ts';
import * as styles from './summary-card.css.ts';

export interface SummaryRow {
  label: string;
  /** Formatted, with its currency. */
  amount: string;
}

export interface SummaryCardProps extends ElementProps {
  /** The heading: the accessible name of the region. */
  title: string;
  /** The parts of the total. */
  rows: readonly SummaryRow[];
  /** The last row, visually separated. */
  total: SummaryRow;
  /** Rendered between the totals and the actions: the payment method. */
  children?: ReactNode;
  /** The primary button. */
  actions: ReactNode;
  /** A note about the action: below it, on a phone above it. Announced when it changes: pass an element that may render nothing. */
  note?: ReactNode;
  /** Whether there is nothing to do yet. The action does not stick to the window then: it would cover what is to be done first. */
  isIdle?: boolean;
}

/**
 * Totals and the primary action: beside a list, in the side column of a `TwoColumn`; on a phone below it, with the total and the action at the lower edge of
 * the window.
 */
export function SummaryCard({ title, rows, total, children, actions, note, isIdle, ...rest }: SummaryCardProps) {
  const id = useId();
  return (
    <section {...rest} className={styles.card} aria-labelledby={id} data-idle={isIdle}>
      <div className={styles.totals}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <TotalsRow key={row.label} {...row} />
          ))}
          <TotalsRow {...total} />
        </dl>
        {children}
      </div>
      <div ref={scrollClearance} className={styles.foot}>
        <div className={styles.actionBar} data-total={total.amount}>
          <div className={styles.actions}>{actions}</div>
        </div>
        {note && (
          <div role="status" className={styles.note}>
            {note}
          </div>
        )}
      </div>
    </section>
  );
}

function TotalsRow({ label, amount }: SummaryRow) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
