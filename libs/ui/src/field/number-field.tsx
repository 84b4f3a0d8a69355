import type { ClipboardEvent, CompositionEvent, InputEvent, WheelEvent } from 'react';
import { controlAttributes, textInputAttributes, type ControlProps, type TextInputProps } from '../internal/control-props.ts';
import { toPlainNumber } from '../internal/european-digits.ts';
import { classNames } from '../theme/class-names.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import * as styles from './field.css.ts';

export interface NumberFieldProps
  extends FieldFrameProps, ControlProps<HTMLInputElement>, Pick<TextInputProps, 'autoComplete' | 'isReadOnly' | 'placeholder'> {
  /** The `step` attribute: 0.01 for prices. */
  step?: number | 'any' | undefined;
  /** The native attribute: the smallest valid number. */
  min?: number | undefined;
}
/** A number input. Its value stays the string that was typed, in European digits with a decimal point. */
export function NumberField({ step, min, ...props }: NumberFieldProps) {
  return (
    <FieldFrame {...props}>
      {(frame) => (
        <input
          {...frame}
          {...controlAttributes(props)}
          {...textInputAttributes(props)}
          type="number"
          inputMode="decimal"
          step={step}
          min={min}
          onWheel={ignoreWheel}
          onBeforeInput={insertPlainNumber}
          onPaste={insertPlainNumber}
          onCompositionEnd={insertComposedNumber}
          className={classNames(styles.control, styles.figures)}
        />
      )}
    </FieldFrame>
  );
}

/** The wheel would change the value of a focused number input. It changes no read-only one, and the page scrolls. */
function ignoreWheel({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (input.readOnly) return;
  input.readOnly = true;
  // After the default action of this event.
  setTimeout(() => {
    input.readOnly = false;
  });
}

/**
 * Browsers drop Bengali digits in a number input, whatever its language, and a comma unless it is the decimal one of theirs: 12,50 would be 1250. Before
 * Firefox 129 React has no `beforeinput` for what is pasted.
 */
function insertPlainNumber(event: InputEvent | CompositionEvent | ClipboardEvent) {
  const text = 'data' in event ? event.data : event.clipboardData.getData('text');
  const number = toPlainNumber(text);
  if (number === text) return;
  event.preventDefault();
  // At the caret, with an `input` event, and it can be undone: a number input has no selection to set.
  document.execCommand('insertText', false, number);
}

/** Those of an input method come without a cancelable event. A browser that has not dropped them has a bad input. */
function insertComposedNumber(event: CompositionEvent<HTMLInputElement>) {
  if (!/\d/.test(event.data) && !event.currentTarget.validity.badInput) insertPlainNumber(event);
}
