import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './theme-switch.css.ts';

/** `system` follows `prefers-color-scheme`. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps extends ElementProps<HTMLDivElement> {
  /** The accessible name of the group: 'Theme'. */
  label: string;
  /** The choices in display order. */
  options: readonly { value: ThemeChoice; label: string }[];
  /** The current choice. */
  value: ThemeChoice;
  /** Called with the pressed choice. */
  onChange: (value: ThemeChoice) => void;
}

/** Selects the theme. Toggle buttons rather than radios, which belong to the forms of the page. */
export function ThemeSwitch({ label, options, value, onChange, ...rest }: ThemeSwitchProps) {
  return (
    <div {...rest} className={styles.group} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.choice}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
