import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { controlAttributes, type ControlProps } from './control-props.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import * as styles from './field.css.ts';

export interface NumberFieldProps extends FieldFrameProps, ControlProps<HTMLInputElement> {
  /** The `step` attribute: 0.01 for prices. */
  step?: number | 'any' | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** An example value; never a replacement for the label. */
  placeholder?: string | undefined;
}
/** A number input. Its value stays the string that was typed. */
export function NumberField({ step, min, max, placeholder, ...props }: NumberFieldProps) {
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <input
          {...frame}
          {...controlAttributes(props)}
          type="number"
          inputMode="decimal"
          step={step}
          min={min}
          max={max}
          placeholder={placeholder}
          // Scrolling over a focused number input would change its value.
          onWheel={(event) => event.currentTarget.blur()}
          className={classNames(styles.control, styles.figures)}
        />
      )}
    </FieldFrame>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}
export interface SelectFieldProps extends FieldFrameProps, ControlProps<HTMLSelectElement> {
  options: readonly SelectOption[];
  /** The label of an empty first option. Without it the first option is selected. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}
/** A native select. */
export function SelectField({ options, placeholder, autoComplete, ...props }: SelectFieldProps) {
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
              <option key={value} value={value}>
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

export interface FieldGroupProps {
  /** The accessible name of the group. */
  legend: string;
  isLegendHidden?: boolean | undefined;
  /** Disables every control inside. */
  isDisabled?: boolean | undefined;
  children: ReactNode;
}
/** A fieldset with a legend. */
export function FieldGroup({ legend, isLegendHidden = false, isDisabled, children }: FieldGroupProps) {
  return (
    <fieldset disabled={isDisabled}>
      {isLegendHidden ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.fieldset}>{children}</div>
    </fieldset>
  );
}
