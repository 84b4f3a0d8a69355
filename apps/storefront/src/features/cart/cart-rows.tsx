import { useSelector } from '@xstate/react';
import { memo, useCallback, useRef } from 'react';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mainHeading } from '../../platform/main-heading.ts';
import { useServices } from '../../services/services.tsx';
import * as styles from './cart.css.ts';
import { CartRow } from './cart-row.tsx';
import { UndoRow } from './undo-row.tsx';
import { useShownLines } from './use-shown-lines.ts';

const MemoizedCartRow = memo(CartRow);

/** The lines of the cart. The last removed one is replaced by its undo row. */
export function CartRows() {
  const { cart } = useServices();
  const t = useTexts(texts);
  const { lines, isOrdered } = useShownLines();
  const removed = useSelector(cart.actor, ({ context }) => context.removed);
  const list = useRef<HTMLUListElement>(null);
  const findRow = useCallback(
    (index: number) => list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${String(index + 1)})`) ?? mainHeading(),
    [],
  );
  const rows = lines.map((line, index) => <MemoizedCartRow key={line.item.id} line={line} index={index} successor={findRow} />);
  if (removed && !isOrdered) {
    const { index, line } = removed;
    rows.splice(index, 0, <UndoRow key={`removed-${line.item.id}`} name={line.item.name} successor={() => findRow(index)} />);
  }
  return (
    <ul ref={list} role="list" inert={isOrdered} className={styles.rows} aria-label={t('dishes')}>
      {rows}
    </ul>
  );
}
