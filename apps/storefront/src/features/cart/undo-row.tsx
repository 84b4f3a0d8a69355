import { Button, Text } from '@my-food/ui';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.tsx';
import * as styles from './cart.css.ts';

/** Stands where the row was; the focus that the removed button would have lost comes here. */
export function UndoRow({ name }: { name: string }) {
  const { cart } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.undo}>
      <Text tone="muted">
        <bdi>{name}</bdi> is no longer in your cart.
      </Text>
      <Button
        ref={button}
        look="quiet"
        size="s"
        accessibleName={`Undo: put ${name} back`}
        onClick={() => cart.change({ type: 'removal.undone' })}
      >
        Undo
      </Button>
    </li>
  );
}
