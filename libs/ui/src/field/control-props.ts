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
  isDisabled?: boolean | undefined;
  ref?: Ref<Element> | undefined;
}

export interface TypedTextProps {
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  /** Most characters it takes. */
  maxLength?: number | undefined;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  spellCheck?: boolean | undefined;
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
