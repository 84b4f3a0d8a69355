import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import * as styles from './account-button.css.ts';

export interface AccountButtonProps extends Omit<
  ComponentPropsWithRef<'button'> & ElementProps<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'type' | 'aria-label'
> {
  /** The accessible name: 'Account'. */
  label: string;
  /** The content of the round button. */
  picture: ReactNode;
}

/**
 * The trigger of the account menu. Separate from the menu, so that the bar can render it before the menu's code has loaded. Radix passes
 * the other props.
 */
export function AccountButton({ label, picture, ...trigger }: AccountButtonProps) {
  return (
    <button aria-haspopup="menu" {...trigger} type="button" className={styles.button} aria-label={label}>
      {picture}
    </button>
  );
}
