import type { ChangeEvent, FocusEventHandler, HTMLAttributes } from 'react';
import type { ElementProps } from './element-props.ts';

/** A controlled (`value`) or uncontrolled (`defaultValue`) form control. */
export interface ControlProps<Element> extends ElementProps<Element> {
  /** The name in the form data. */
  name?: string | undefined;
  /** The controlled value. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the whole value on every change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves the control: the time to validate. */
  onBlur?: FocusEventHandler<Element> | undefined;
  /** Whether it can neither be changed nor focused. */
  isDisabled?: boolean | undefined;
}

export interface TextInputProps {
  /** Shows the value without letting it be changed. Unlike a disabled field it is focusable, and part of the form data. */
  isReadOnly?: boolean | undefined;
  /** The autofill token: 'email', 'street-address'. */
  autoComplete?: string | undefined;
  /** An example value; never a replacement for the label. */
  placeholder?: string | undefined;
  /** The native attribute, in UTF-16 units. */
  maxLength?: number | undefined;
  /** The on-screen keyboard of a phone. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** The native attribute. */
  spellCheck?: boolean | undefined;
  /** Turns off the capitals of a virtual keyboard, and autocorrection. */
  autoCapitalize?: 'none' | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The attributes of a native control. `value` is left out when undefined, so that the control stays uncontrolled. */
export function controlAttributes<Element extends Control>({
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  isDisabled,
  ref,
  ...rest
}: ControlProps<Element>) {
  return {
    ...dataAttributes(rest),
    name,
    disabled: isDisabled,
    ref,
    onBlur,
    onChange: (event: ChangeEvent<Element>) => onChange?.(event.currentTarget.value),
    ...(value === undefined ? { defaultValue } : { value }),
  };
}

/** The `data-*` attributes of the props of a field. */
export const dataAttributes = (props: ElementProps): ElementProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

export const textInputAttributes = ({
  isReadOnly,
  autoComplete,
  placeholder,
  maxLength,
  inputMode,
  spellCheck,
  autoCapitalize,
}: TextInputProps) => ({
  readOnly: isReadOnly,
  'aria-readonly': isReadOnly || undefined,
  autoComplete,
  placeholder,
  maxLength,
  inputMode,
  spellCheck,
  autoCapitalize,
  // An e-mail or a password is no word. `spellCheck` does not stop Safari.
  autoCorrect: autoCapitalize && 'off',
});
