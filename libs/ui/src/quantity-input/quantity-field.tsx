import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { parseQuantity } from './parse-quantity.ts';
import * as styles from './quantity-input.css.ts';

export interface QuantityFieldProps {
  /** The accessible name. */
  label: string;
  /** The quantity. */
  value: number;
  /** The largest quantity. */
  maximum: number;
  /** Called with a typed quantity, once it is committed. */
  onChange: (quantity: number) => void;
  /** Writes the quantity. */
  format: (quantity: number) => string;
}
/** The field over the shown quantity. Enter and leaving it or its page commit what was typed; Escape and anything but a quantity restore the value. */
export function QuantityField({ label, value, maximum, onChange, format }: QuantityFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (quantity: number | null) => {
    setDraft(null);
    if (quantity !== null && quantity !== value) onChange(quantity);
  };
  const typed = () => (draft === null ? value : parseQuantity(draft, maximum));
  // Back removes the field without a blur, and a reload the page.
  const commitTyped = useEffectEvent(() => commit(typed()));
  useEffect(() => {
    window.addEventListener('pagehide', commitTyped);
    return () => {
      window.removeEventListener('pagehide', commitTyped);
      commitTyped();
    };
  }, []);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (difference !== undefined) {
      event.preventDefault();
      commit(Math.min(Math.max((typed() ?? value) + difference, 1), maximum));
    } else if (event.key === 'Enter') commit(typed());
    else if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={maximum}
      aria-valuenow={value}
      value={draft ?? format(value)}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => commit(typed())}
      onKeyDown={handleKeyDown}
      className={styles.input}
    />
  );
}
