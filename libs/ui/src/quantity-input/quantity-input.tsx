import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import * as styles from './quantity-input.css.ts';

export interface QuantityInputProps {
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
  isAtMaximum?: boolean | undefined;
  /** Disables the minus button. */
  isAtMinimum?: boolean | undefined;
}
/** A quantity with a minus and a plus button. Changes are announced politely. */
export function QuantityInput({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onDecrease,
  onIncrease,
  isAtMaximum,
  isAtMinimum,
}: QuantityInputProps) {
  return (
    <div role="group" aria-label={label} className={styles.quantityInput}>
      <button type="button" aria-label={decreaseLabel} disabled={isAtMinimum} onClick={onDecrease} className={styles.stepButton}>
        <MinusIcon />
      </button>
      <output className={styles.value}>{value}</output>
      <button type="button" aria-label={increaseLabel} disabled={isAtMaximum} onClick={onIncrease} className={styles.stepButton}>
        <PlusIcon />
      </button>
    </div>
  );
}
