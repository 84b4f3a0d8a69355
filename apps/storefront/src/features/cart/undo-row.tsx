import { Button, Text, UserText } from '@my-food/ui';
import { useEffect, useRef } from 'react';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useTexts } from '../../i18n/use-texts.ts';
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
  const t = useTexts(texts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useFocusSuccessor(button, successor);
  return (
    <li className={styles.undo}>
      <Text tone="muted" isUserText>
        {t.rich('removed', {
          dish: () => <UserText isIsolated>{name}</UserText>,
        })}
      </Text>
      <Button
        ref={button}
        variant="quiet"
        size="s"
        label={t('undoLabel', { dish: name })}
        onClick={() => cart.change({ type: 'removal.undone' })}
      >
        {t('undo')}
      </Button>
    </li>
  );
}
