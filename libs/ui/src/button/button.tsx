import type { ComponentPropsWithRef, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonVariantProps {
  /** `primary` for the main action, `quiet` for others, `plain` within text and bars, `critical` for destructive actions. */
  variant?: 'primary' | 'quiet' | 'plain' | 'critical' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether it fills the width of its container. */
  fullWidth?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** What both kinds of button pass on to the element: `id`, `data-*`, events, and what the trigger of a menu or a dialog gets. */
type ButtonElementProps = Omit<
  ComponentPropsWithRef<'button'>,
  | 'className'
  | 'style'
  | 'children'
  | 'disabled'
  | 'title'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
>;

interface ButtonStateProps {
  isDisabled?: boolean | undefined;
  /** Sets `aria-describedby`. */
  describedBy?: string | undefined;
  /** Sets `aria-expanded`, for a disclosure. */
  isExpanded?: boolean | undefined;
  /** Sets `aria-controls`: the id of the element it opens. */
  controls?: string | undefined;
  /** The native type; `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The id of its form, if the button is outside of it. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonProps extends ButtonVariantProps, ButtonStateProps, Omit<ButtonElementProps, keyof ButtonStateProps> {
  /** Shows a spinner and ignores clicks. Keeps its width and stays focusable. */
  isLoading?: boolean | undefined;
  /** The accessible name, if it differs from the visible text. Must contain that text. */
  label?: string | undefined;
  children: ReactNode;
}
/** A button. */
export function Button({
  variant = 'primary',
  size = 'm',
  fullWidth = false,
  isLoading = false,
  isDisabled,
  label,
  describedBy,
  isExpanded,
  controls,
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
      disabled={isDisabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-controls={controls}
      {...rest}
      onClick={handleClick}
      className={classNames(styles.button, styles.variant[variant], styles.size[size], fullWidth && styles.fullWidth)}
    >
      <span className={classNames(styles.content, styles.contentVisibility[isLoading ? 'covered' : 'shown'])}>
        {icon}
        {children}
      </span>
      {isLoading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

export interface IconButtonProps extends ButtonStateProps, Omit<ButtonElementProps, keyof ButtonStateProps> {
  /** The accessible name, also the native tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariantProps['variant'];
  /** Sets `aria-pressed`, for a toggle button. */
  isPressed?: boolean | undefined;
}
/** A round button with an icon and no visible text. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  isDisabled,
  isPressed,
  describedBy,
  isExpanded,
  controls,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-controls={controls}
      {...rest}
      className={classNames(styles.button, styles.variant[variant], styles.size.s, styles.iconButton)}
    >
      {icon}
    </button>
  );
}
