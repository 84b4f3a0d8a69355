import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { useLanguageOf } from '../text/user-text.tsx';
import { classNames } from '../theme/class-names.ts';
import { controlAttributes, type ControlProps } from '../internal/control-props.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import * as styles from './field.css.ts';

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
  /** Disables every control inside. */
  isDisabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}
/** A fieldset with a legend. */
export function FieldGroup({ label, isDisabled, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.fieldset}>{children}</div>
    </fieldset>
  );
}
