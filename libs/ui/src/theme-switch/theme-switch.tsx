import * as styles from './theme-switch.css.ts';

const choices = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** `system` follows the device. */
export type ThemeChoice = (typeof choices)[number]['value'];

export interface ThemeSwitchProps {
  value: ThemeChoice;
  onChange: (value: ThemeChoice) => void;
}

/**
 * The choice of the theme, for the footer. Pressed buttons and not radios: the menu has no other radios than its categories and the
 * cart none but the payment, and the footer stands below both.
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
