import type { MouseEvent, ReactNode, Ref } from 'react';
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

export interface ButtonProps extends ButtonVariantProps {
  /** The native type; `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Shows a spinner and ignores clicks. Keeps its width and stays focusable. */
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The accessible name, if it differs from the visible text. Must contain that text. */
  label?: string | undefined;
  /** Sets `aria-describedby`. */
  describedBy?: string | undefined;
  /** Sets `aria-expanded`, for a disclosure. */
  isExpanded?: boolean | undefined;
  /** Sets `aria-controls`: the id of the element it opens. */
  controls?: string | undefined;
  /** The id of its form, if the button is outside of it. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}
/** A button. */
export function Button({
  variant = 'primary',
  size = 'm',
  fullWidth = false,
  type = 'button',
  isLoading = false,
  onClick,
  icon,
  children,
  ...rest
}: ButtonProps) {
  const { isDisabled, label, describedBy, isExpanded, controls, form, ref } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      disabled={isDisabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-controls={controls}
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

export interface IconButtonProps {
  /** The accessible name, also the native tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariantProps['variant'];
  type?: 'button' | 'submit' | undefined;
  isDisabled?: boolean | undefined;
  /** Sets `aria-pressed`, for a toggle button. */
  isPressed?: boolean | undefined;
  /** Sets `aria-expanded`, for a disclosure. */
  isExpanded?: boolean | undefined;
  /** Sets `aria-controls`: the id of the element it opens. */
  controls?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** A round button with an icon and no visible text. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  type = 'button',
  isDisabled,
  isPressed,
  isExpanded,
  controls,
  onClick,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onClick}
      className={classNames(styles.button, styles.variant[variant], styles.size.s, styles.iconButton)}
    >
      {icon}
    </button>
  );
}
