import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './account-button.css.ts';

export interface AccountButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'type' | 'aria-label'
> {
  /** The accessible name: 'Account'. */
  label: string;
  /** Fills the round frame. */
  picture: ReactNode;
}

/**
 * The round picture that opens the account menu. It stands apart from the menu so that the bar can show it before the menu's code has
 * come; all else it is given belongs to that menu.
 */
export function AccountButton({ label, picture, ...trigger }: AccountButtonProps) {
  return (
    <button aria-haspopup="menu" {...trigger} type="button" className={styles.button} aria-label={label}>
      {picture}
    </button>
  );
}
