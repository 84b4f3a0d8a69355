import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonLookProps {
  /** `primary` orders and saves, `quiet` is everything else, `plain` sits in text and bars, `critical` destroys. */
  look?: 'primary' | 'quiet' | 'plain' | 'critical' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether it takes the whole width of its box. */
  isWide?: boolean | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLookProps {
  /** What it does to a form; a plain button by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Whether its work is under way: it keeps its width and the focus, shows a spinner and does nothing when pressed. */
  isBusy?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Replaces the visible words for screen readers; it must contain them. */
  accessibleName?: string | undefined;
  /** The id of the text that explains it. */
  describedBy?: string | undefined;
  /** The id of the form it belongs to when it stands outside. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}
/** A push button. */
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
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  look?: ButtonLookProps['look'];
  type?: 'button' | 'submit' | undefined;
  isDisabled?: boolean | undefined;
  /** For a button that stays pressed. */
  isPressed?: boolean | undefined;
  /** For a button that opens something. */
  isExpanded?: boolean | undefined;
  /** The id of what it opens. */
  controls?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** A round button that shows an icon alone. */
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
