import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, Ref } from 'react';

/** A controlled (`value`) or uncontrolled (`defaultValue`) form control. */
export interface ControlProps<Element> {
  /** The name in the form data. */
  name?: string | undefined;
  /** The controlled value. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the whole value on every change. */
  onChange?: ((value: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** The native control, for focus management. */
  ref?: Ref<Element> | undefined;
}

export interface TextInputProps {
  /** The autofill token: 'email', 'street-address'. */
  autoComplete?: string | undefined;
  /** An example value; never a replacement for the label. */
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** The on-screen keyboard of a phone. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  spellCheck?: boolean | undefined;
  autoCapitalize?: InputHTMLAttributes<HTMLInputElement>['autoCapitalize'];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The attributes of a native control. `value` is left out when undefined, so that the control stays uncontrolled. */
export function controlAttributes<Element extends Control>({
  name,
  value,
  defaultValue,
  onChange,
  isDisabled,
  ref,
}: ControlProps<Element>) {
  return {
    name,
    disabled: isDisabled,
    ref,
    onChange: (event: ChangeEvent<Element>) => onChange?.(event.currentTarget.value),
    ...(value === undefined ? { defaultValue } : { value }),
  };
}

export const textInputAttributes = ({ autoComplete, placeholder, maxLength, inputMode, spellCheck, autoCapitalize }: TextInputProps) => ({
  autoComplete,
  placeholder,
  maxLength,
  inputMode,
  spellCheck,
  autoCapitalize,
});
