import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, Ref } from 'react';

/** A value held outside (`value`) or by the field itself (`defaultValue`). */
export interface ControlProps<Element> {
  /** Its name in the form. */
  name?: string | undefined;
  /** The text it shows, held outside. */
  value?: string | undefined;
  /** The text it starts with when it holds the value itself. */
  defaultValue?: string | undefined;
  /** Told the whole text on every change. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether it can only be read. */
  isDisabled?: boolean | undefined;
  /** The native control, to put the focus there. */
  ref?: Ref<Element> | undefined;
}

export interface TypedTextProps {
  /** What the browser may fill in: 'email', 'street-address'. */
  autoComplete?: string | undefined;
  /** An example of an answer; never in place of the label. */
  placeholder?: string | undefined;
  /** Most characters it takes. */
  maxLength?: number | undefined;
  /** The keyboard a phone opens. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Whether the browser marks what it takes for misspelt. */
  spellCheck?: boolean | undefined;
  /** Whether a phone begins words or sentences with a capital. */
  autoCapitalize?: InputHTMLAttributes<HTMLInputElement>['autoCapitalize'];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The attributes of a native control; absent values are left out, so that React sees a controlled field only when it is one. */
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

export const typedTextAttributes = ({ autoComplete, placeholder, maxLength, inputMode, spellCheck, autoCapitalize }: TypedTextProps) => ({
  autoComplete,
  placeholder,
  maxLength,
  inputMode,
  spellCheck,
  autoCapitalize,
});
