import type { MouseEventHandler, Ref } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import * as styles from './close-button.css.ts';

interface CloseButtonProps {
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** The close button of toasts and dialogs. */
export function CloseButton({ label, onClick, ref }: CloseButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <CloseIcon />
    </button>
  );
}
