import type { ChangeEvent, FocusEventHandler } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import { UserText } from '../text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends ElementProps<HTMLInputElement> {
  /** The visible text. It is exactly the accessible name. */
  label: string;
  /** Hides the label visually, where a row or column makes it redundant. */
  isLabelHidden?: boolean | undefined;
  /** `s` in tables, `m` elsewhere. */
  size?: keyof typeof styles.size | undefined;
  /** Whether it is checked. Without it the checkbox is uncontrolled. */
  isChecked?: boolean | undefined;
  /** The initial state of an uncontrolled checkbox. */
  defaultChecked?: boolean | undefined;
  /** Neither checked nor unchecked: some of the things that it stands for are. */
  isIndeterminate?: boolean | undefined;
  /** Whether it can neither be changed nor focused. */
  isDisabled?: boolean | undefined;
  /** Sets `aria-invalid` and the border of an error. */
  isInvalid?: boolean | undefined;
  /** Sets the native `required` attribute. */
  isRequired?: boolean | undefined;
  /** The name in the form data. */
  name?: string | undefined;
  /** The value in the form data; 'on' by default. */
  value?: string | undefined;
  /** Sets `aria-describedby`. */
  describedBy?: string | undefined;
  /** The native event of a pointer has `shiftKey`, for the selection of a range. */
  onChange?: ((isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/** A property without an attribute. */
function setIndeterminate(label: HTMLLabelElement | null) {
  const control = label?.control;
  if (!(control instanceof HTMLInputElement)) return;
  control.indeterminate = true;
  return () => void (control.indeterminate = false);
}

/** A native checkbox. */
export function Checkbox({
  label,
  isLabelHidden = false,
  size = 'm',
  isChecked,
  isIndeterminate = false,
  isDisabled,
  isInvalid,
  isRequired,
  describedBy,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { checked } = event.currentTarget;
    // The browser resets it on every click.
    event.currentTarget.indeterminate = isIndeterminate;
    onChange?.(checked, event);
  };
  return (
    <label
      ref={isIndeterminate ? setIndeterminate : undefined}
      data-disabled={isDisabled}
      className={classNames(styles.checkbox, styles.size[size], isLabelHidden && styles.withoutLabel)}
    >
      <input
        {...rest}
        ref={ref}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={handleChange}
        className={classNames(styles.box, isLabelHidden && styles.boxAlone[size])}
      />
      {isLabelHidden ? (
        <VisuallyHidden>
          <UserText isIsolated>{label}</UserText>
        </VisuallyHidden>
      ) : (
        <span className={styles.label}>
          <UserText isIsolated>{label}</UserText>
        </span>
      )}
    </label>
  );
}
