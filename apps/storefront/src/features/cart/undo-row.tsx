import { Button, Text, UserText } from '@my-food/ui';
import { useEffect, useRef } from 'react';
import { useFocusSuccessor } from '../../platform/use-focus-successor.ts';
import { useServices } from '../../services/services.tsx';
import * as styles from './cart.css.ts';

interface UndoRowProps {
  /** Name of the dish. */
  name: string;
  /** Returns the element that receives the focus when this row unmounts: the row that replaces it. */
  successor: () => HTMLElement | null;
}

/** Replaces a removed row and receives the focus of its Remove button. */
export function UndoRow({ name, successor }: UndoRowProps) {
  const { cart } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useFocusSuccessor(button, successor);
  return (
    <li className={styles.undo}>
      <Text tone="muted" isUserText>
        <bdi>
          <UserText>{name}</UserText>
        </bdi>{' '}
        is no longer in your cart.
      </Text>
      <Button
        ref={button}
        variant="quiet"
        size="s"
        label={`Undo: put ${name} back`}
        onClick={() => cart.change({ type: 'removal.undone' })}
      >
        Undo
      </Button>
    </li>
  );
}
