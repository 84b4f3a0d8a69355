import type { InputEvent, ReactNode, WheelEvent } from 'react';
import { toPlainNumber } from '../internal/european-digits.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { useLanguageOf } from '../text/user-text.tsx';
import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { controlAttributes, textInputAttributes, type ControlProps, type TextInputProps } from '../internal/control-props.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import * as styles from './field.css.ts';

export interface NumberFieldProps
  extends FieldFrameProps, ControlProps<HTMLInputElement>, Pick<TextInputProps, 'autoComplete' | 'isReadOnly' | 'placeholder'> {
  /** The `step` attribute: 0.01 for prices. */
  step?: number | 'any' | undefined;
  /** The native attribute: the smallest valid number. */
  min?: number | undefined;
  /** The native attribute: the largest valid number. */
  max?: number | undefined;
}
/** A number input. Its value stays the string that was typed, in European digits with a decimal point. */
export function NumberField({ step, min, max, ...props }: NumberFieldProps) {
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <input
          {...frame}
          {...controlAttributes(props)}
          {...textInputAttributes(props)}
          type="number"
          inputMode="decimal"
          step={step}
          min={min}
          max={max}
          onWheel={ignoreWheel}
          onBeforeInput={insertPlainNumber}
          className={classNames(styles.control, styles.figures)}
        />
      )}
    </FieldFrame>
  );
}

/** The wheel would change the value of a focused number input. It changes no read-only one, and the page scrolls. */
function ignoreWheel({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (input.readOnly) return;
  input.readOnly = true;
  // After the default action of this event.
  setTimeout(() => {
    input.readOnly = false;
  });
}

/** Browsers drop Bengali digits in a number input, whatever its language, and a comma unless it is the decimal one of theirs: 12,50 would be 1250. */
function insertPlainNumber(event: InputEvent<HTMLInputElement>) {
  const number = toPlainNumber(event.data);
  if (number === event.data) return;
  event.preventDefault();
  // At the caret, with an `input` event, and it can be undone: a number input has no selection to set.
  document.execCommand('insertText', false, number);
}

export interface SelectOption {
  value: string;
  label: string;
}
export interface SelectFieldProps extends FieldFrameProps, ControlProps<HTMLSelectElement> {
  /** The options, in the order of the list. */
  options: readonly SelectOption[];
  /** The label of an empty first option. Without it the first option is selected. */
  placeholder?: string | undefined;
  /** The native attribute: what a browser may fill in. */
  autoComplete?: string | undefined;
}
/** A native select. */
export function SelectField({ options, placeholder, autoComplete, ...props }: SelectFieldProps) {
  const languageOf = useLanguageOf();
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <span className={styles.adornedControl}>
          <select
            {...frame}
            {...controlAttributes(props)}
            autoComplete={autoComplete}
            className={classNames(styles.control, styles.select, props.isLabelHidden && styles.pill)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value} lang={languageOf(label)}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronIcon />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

export interface FieldGroupProps extends ElementProps<HTMLFieldSetElement> {
  /** The accessible name of the group. */
  label: string;
  /** Hides the label visually, where the context makes it redundant. */
  isLabelHidden?: boolean | undefined;
  /** Disables every control inside. */
  isDisabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}
/** A fieldset with a legend. */
export function FieldGroup({ label, isLabelHidden = false, isDisabled, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} disabled={isDisabled}>
      {isLabelHidden ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      <div className={styles.fieldset}>{children}</div>
    </fieldset>
  );
}
