import { useId, type FocusEventHandler, type ReactNode } from 'react';
import { coveringInput } from '../internal/covering-input.css.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './radio.css.ts';

export interface RadioCardProps extends ElementProps<HTMLInputElement> {
  /** The name of the group, the same for all of its cards. */
  name: string;
  /** The value that a form sends. */
  value: string;
  /** The visible text. It is exactly the accessible name. */
  label: string;
  /** An explanation below the label: the accessible description. */
  text?: string | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Whether it is the chosen one of its group. */
  isChecked: boolean;
  /** Called when the focus leaves it. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Called with its value when it is chosen. */
  onChange?: ((value: string) => void) | undefined;
}
/** A native radio, styled as a card with an explanation. Use it inside a `FieldGroup`, which can disable it. */
export function RadioCard({ name, value, label, text, icon, isChecked, onBlur, onChange, ...rest }: RadioCardProps) {
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
