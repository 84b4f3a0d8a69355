import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonLookProps {
  /** `primary` for the main action, `quiet` for others, `plain` within text and bars, `critical` for destructive actions. */
  look?: 'primary' | 'quiet' | 'plain' | 'critical' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether it fills the width of its container. */
  isWide?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLookProps {
  /** The native type; `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Shows a spinner and ignores clicks. Keeps its width and stays focusable. */
  isBusy?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The accessible name, if it differs from the visible text. Must contain that text. */
  accessibleName?: string | undefined;
  /** Sets `aria-describedby`. */
  describedBy?: string | undefined;
  /** The id of its form, if the button is outside of it. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}
/** A button. */
export function Button({
  look = 'primary',
  size = 'm',
  isWide = false,
  type = 'button',
  isBusy = false,
  onClick,
  icon,
  children,
  ...rest
}: ButtonProps) {
  const { isDisabled, accessibleName, describedBy, form, ref } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={accessibleName}
      aria-describedby={describedBy}
      onClick={press}
      className={styles.button({ look, size, isWide })}
    >
      <span className={classNames(styles.content, styles.contentVisibility[isBusy ? 'covered' : 'shown'])}>
        {icon}
        {children}
      </span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

export interface IconButtonProps {
  /** The accessible name, also the native tooltip. */
  label: string;
  icon: ReactNode;
  look?: ButtonLookProps['look'];
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
  look = 'plain',
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
      className={classNames(styles.button({ look, size: 's' }), styles.iconButton)}
    >
      {icon}
    </button>
  );
}
