import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import * as styles from './stepper.css.ts';

export interface StepperProps {
  /** The name of the group, such as the quantity of one dish. */
  label: string;
  /** The name of the minus button. */
  decreaseLabel: string;
  /** The name of the plus button. */
  increaseLabel: string;
  /** A whole number. */
  value: number;
  onDecrease: () => void;
  onIncrease: () => void;
  /** Whether the plus button is at its end. */
  isAtMost?: boolean | undefined;
  /** Whether the minus button is at its end. */
  isAtLeast?: boolean | undefined;
}
/** Minus, the number, plus. A change is announced politely. */
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
