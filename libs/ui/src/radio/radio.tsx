import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './radio.css.ts';

export interface RadioOption {
  value: string;
  /** The visible words and the exact accessible name. */
  label: string;
}

export interface RadioPillsProps {
  /** The name of the group, for screen readers. */
  legend: string;
  /** Its name in the form; one of its own by default. */
  name?: string | undefined;
  options: readonly RadioOption[];
  /** The chosen value. */
  value: string;
  onChange: (value: string) => void;
}
/** Real radios in the look of pills. */
export function RadioPills({ legend, name, options, value, onChange }: RadioPillsProps) {
  const ownName = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.pills}>
        {options.map((option) => (
          <label key={option.value} className={styles.pill} data-checked={option.value === value}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface RadioCardProps {
  name: string;
  value: string;
  /** The exact accessible name. */
  label: string;
  /** An explanation below the label. */
  text?: string | undefined;
  icon?: ReactNode;
  isChecked: boolean;
  onChange?: ((value: string) => void) | undefined;
}
/** One radio as a card with room for an explanation; put it inside a `FieldGroup`. */
export function RadioCard({ name, value, label, text, icon, isChecked, onChange }: RadioCardProps) {
  const id = useId();
  return (
    <div className={styles.card} data-checked={isChecked}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={() => onChange?.(value)}
        aria-labelledby={`${id}-name`}
        aria-describedby={text ? `${id}-text` : undefined}
        className={styles.input}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      {icon && <span className={styles.picture}>{icon}</span>}
    </div>
  );
}
