import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import { Disclosure } from '../../disclosure/disclosure.tsx';
import { UserText } from '../../text/user-text.tsx';
import * as styles from './order-card.css.ts';

export interface OrderCardRow {
  name: string;
  /** Formatted: '2'. */
  quantity: string;
  /** Formatted, with its currency; a dash when unknown. */
  amount: string;
}

export interface OrderCardProps extends ElementProps {
  /** 'Order 42'. */
  heading: string;
  /** The id of the heading, for the buttons that it describes. */
  headingId?: string | undefined;
  /** Formatted, in the user's time zone. */
  date: string;
  /** Formatted, with its currency. */
  total: string;
  /** The ordered dishes. */
  rows: readonly OrderCardRow[];
  /** The label of the disclosure of the other dishes: '3 more'. */
  moreLabel: (count: number) => string;
  /** What to do about it, below the dishes: the amount to have ready, the address. */
  note?: ReactNode;
  /** Buttons: download, order again. */
  actions?: ReactNode;
}

const initialRowCount = 5;

/** An order, styled as a torn-off receipt. The first five dishes are visible, the rest are in a disclosure. */
export function OrderCard({ heading, headingId, date, total, rows, moreLabel, note, actions, ...rest }: OrderCardProps) {
  // Collapsing a single row saves no space.
  const isLong = rows.length > initialRowCount + 1;
  const hidden = isLong ? rows.slice(initialRowCount) : [];
  return (
    <article {...rest} className={styles.card}>
      <div className={styles.receipt}>
        <div className={styles.head}>
          <h3 id={headingId} className={styles.heading}>
            {heading}
          </h3>
          <span className={styles.total}>{total}</span>
          <span className={styles.date}>{date}</span>
        </div>
        {rows.length > 0 && (
          <div className={styles.rows}>
            <Rows rows={isLong ? rows.slice(0, initialRowCount) : rows} />
            {hidden.length > 0 && (
              <Disclosure label={moreLabel(hidden.length)}>
                <Rows rows={hidden} />
              </Disclosure>
            )}
          </div>
        )}
        {note && <div className={styles.note}>{note}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

function Rows({ rows }: { rows: readonly OrderCardRow[] }) {
  return (
    <ul role="list">
      {rows.map((row, index) => (
        <li key={index} className={styles.row}>
          <span className={styles.quantity}>{`${row.quantity} ×`}</span>
          <bdi className={styles.name}>
            <UserText>{row.name}</UserText>
          </bdi>
          <span className={styles.amount}>{row.amount}</span>
        </li>
      ))}
    </ul>
  );
}
