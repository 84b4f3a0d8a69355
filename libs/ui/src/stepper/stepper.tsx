import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import * as styles from './stepper.css.ts';

export interface StepperProps {
  /** The accessible name of the group: 'Quantity of Kacchi Biryani'. */
  label: string;
  /** The accessible name of the minus button. */
  decreaseLabel: string;
  /** The accessible name of the plus button. */
  increaseLabel: string;
  /** An integer. */
  value: number;
  onDecrease: () => void;
  onIncrease: () => void;
  /** Disables the plus button. */
  isAtMost?: boolean | undefined;
  /** Disables the minus button. */
  isAtLeast?: boolean | undefined;
}
/** A quantity with a minus and a plus button. Changes are announced politely. */
export function Stepper({ label, decreaseLabel, increaseLabel, value, onDecrease, onIncrease, isAtMost, isAtLeast }: StepperProps) {
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <button type="button" aria-label={decreaseLabel} disabled={isAtLeast} onClick={onDecrease} className={styles.step}>
        <MinusIcon />
      </button>
      <output className={styles.value}>{value}</output>
      <button type="button" aria-label={increaseLabel} disabled={isAtMost} onClick={onIncrease} className={styles.step}>
        <PlusIcon />
      </button>
    </div>
  );
}
