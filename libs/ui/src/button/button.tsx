import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonVariantProps {
  /** `primary` for the main action, `quiet` for others, `plain` within text and bars, `critical` for destructive actions. */
  variant?: 'primary' | 'quiet' | 'plain' | 'critical' | undefined;
  /** `s` in cards and tables, `m` elsewhere, `l` for the main action of a page. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether it fills the width of its container. */
  fullWidth?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** What both kinds of button pass on to the element: `id`, `data-*`, events, ARIA states, and what the trigger of a menu or a dialog gets. */
interface ButtonElementProps extends Omit<
  ComponentPropsWithRef<'button'> & ElementProps<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'disabled' | 'title' | 'aria-label'
> {
  /** Whether it can neither be pressed nor focused. Say beside it why. */
  isDisabled?: boolean | undefined;
  /** The native type; `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

export interface ButtonProps extends ButtonVariantProps, ButtonElementProps {
  /** Shows a spinner and ignores clicks. Keeps its width and stays focusable. */
  isLoading?: boolean | undefined;
  /** The accessible name, if it differs from the visible text. Must contain that text. */
  label?: string | undefined;
  /** The text: a verb. */
  children: ReactNode;
}
/** Starts an action. `ButtonLink` looks the same and leads to another page. */
export function Button({
  variant = 'primary',
  size = 'm',
  fullWidth = false,
  isLoading = false,
  isDisabled,
  label,
  onClick,
  icon,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-label={label}
      {...rest}
      // Last: a menu gives its trigger this attribute, too.
      disabled={isDisabled}
      onClick={handleClick}
      className={classNames(styles.button, styles.variant[variant], styles.size[size], fullWidth && styles.fullWidth)}
    >
      <span className={classNames(styles.content, styles.contentVisibility[isLoading ? 'covered' : 'shown'])}>
        {icon}
        <span>{children}</span>
      </span>
      {isLoading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

export interface IconButtonProps extends ButtonElementProps {
  /** The accessible name. A `Tooltip` around the button shows it. */
  label: string;
  /** The icon, which is hidden from screen readers. */
  icon: ReactNode;
  /** As for a `Button`; `plain` by default. */
  variant?: ButtonVariantProps['variant'];
}
/** A round button with an icon and no visible text. */
export function IconButton({ label, icon, variant = 'plain', isDisabled, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      disabled={isDisabled}
      className={classNames(styles.button, styles.variant[variant], styles.size.s, styles.iconButton)}
    >
      {icon}
    </button>
  );
}
