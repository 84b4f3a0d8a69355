import { useId, type FocusEventHandler, type ReactNode } from 'react';
import { coveringInput } from '../internal/covering-input.css.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './radio.css.ts';

export interface RadioCardProps extends ElementProps<HTMLInputElement> {
  name: string;
  value: string;
  /** The visible text. It is exactly the accessible name. */
  label: string;
  /** An explanation below the label: the accessible description. */
  text?: string | undefined;
  icon?: ReactNode;
  isChecked: boolean;
  isDisabled?: boolean | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  onChange?: ((value: string) => void) | undefined;
}
/** A native radio, styled as a card with an explanation. Use it inside a `FieldGroup`. */
export function RadioCard({ name, value, label, text, icon, isChecked, isDisabled, onBlur, onChange, ...rest }: RadioCardProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={styles.card} data-checked={isChecked}>
      <input
        {...rest}
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        onBlur={onBlur}
        onChange={() => onChange?.(value)}
        aria-labelledby={`${id}-name`}
        aria-describedby={text ? `${id}-text` : undefined}
        className={coveringInput}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.body}>
        <span id={`${id}-name`} className={styles.name}>
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      {icon && <span className={styles.icon}>{icon}</span>}
    </div>
  );
}
