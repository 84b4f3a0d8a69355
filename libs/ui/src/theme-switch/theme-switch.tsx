import * as styles from './theme-switch.css.ts';

const choices = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** `system` follows `prefers-color-scheme`. */
export type ThemeChoice = (typeof choices)[number]['value'];

export interface ThemeSwitchProps {
  value: ThemeChoice;
  onChange: (value: ThemeChoice) => void;
}

/**
 * Selects the theme. Toggle buttons rather than radios: the categories must be the only radios of the menu page, the payment methods the
 * only ones of the cart.
 */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <div className={styles.group} role="group" aria-label="Theme">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
