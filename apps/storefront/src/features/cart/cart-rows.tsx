import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useServices } from '../../services.tsx';
import * as styles from './cart.css.ts';
import { CartRow } from './cart-row.tsx';
import { UndoRow } from './undo-row.tsx';

const Row = memo(CartRow);

/** The rows, and in the place of the one last taken out the way to have it back. */
export function CartRows() {
  const { cart } = useServices();
  const lines = useSelector(cart.actor, ({ context }) => context.lines);
  const removed = useSelector(cart.actor, ({ context }) => context.removed);
  const rows = lines.map((line) => <Row key={line.item.id} line={line} />);
  if (removed) rows.splice(removed.index, 0, <UndoRow key={`removed-${removed.line.item.id}`} name={removed.line.item.name} />);
  return (
    <ul className={styles.rows} aria-label="Dishes in your cart">
      {rows}
    </ul>
  );
}
