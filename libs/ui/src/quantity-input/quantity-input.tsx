import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { QuantityField } from './quantity-field.tsx';
import * as styles from './quantity-input.css.ts';
import { useHeldPress } from './use-held-press.ts';

export interface QuantityInputProps extends ElementProps<HTMLDivElement> {
  /** The accessible name of the group: 'Quantity of Kacchi Biryani'. */
  label: string;
  /** The accessible name of the field: 'Number of Kacchi Biryani'. */
  fieldLabel: string;
  /** The accessible name of the minus button. */
  decreaseLabel: string;
  /** The accessible name of the plus button. */
  increaseLabel: string;
  /** An integer of 1 or more. */
  value: number;
  /** The largest quantity, at which the plus button does nothing. */
  maximum: number;
  /** Called at each step of the minus button, also at 1. */
  onDecrease: () => void;
  /** Called on press of plus, and repeatedly while it is held. */
  onIncrease: () => void;
  /** Called once with a typed quantity: 1 to `maximum`. */
  onChange: (quantity: number) => void;
  /** Writes the quantity in the digits of the page's language. Both European and Bengali digits can be typed. Default: European. */
  format?: (quantity: number) => string;
}
/** A quantity that can be typed, with a minus and a plus button that repeat while held, minus down to 1. The page announces the changes. */
export function QuantityInput({
  label,
  fieldLabel,
  decreaseLabel,
  increaseLabel,
  value,
  maximum,
  onDecrease,
  onIncrease,
  onChange,
  format = String,
  ...rest
}: QuantityInputProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={styles.quantityInput}>
      <StepButton label={decreaseLabel} canRepeat={value > 1} onPress={onDecrease}>
        <MinusIcon />
      </StepButton>
      <span className={styles.number}>
        <output aria-live="off" className={styles.value}>
          {format(value)}
        </output>
        <QuantityField label={fieldLabel} value={value} maximum={maximum} onChange={onChange} format={format} />
      </span>
      <StepButton label={increaseLabel} canRepeat={value < maximum} isDisabled={value >= maximum} onPress={onIncrease}>
        <PlusIcon />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  canRepeat: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function StepButton({ label, canRepeat, isDisabled, onPress, children }: StepButtonProps) {
  const press = useHeldPress(() => !isDisabled && onPress(), canRepeat);
  return (
    // Stays focusable: `disabled` would drop the focus at the press that reaches the maximum.
    <button type="button" aria-label={label} aria-disabled={isDisabled || undefined} className={styles.stepButton} {...press}>
      {children}
    </button>
  );
}
