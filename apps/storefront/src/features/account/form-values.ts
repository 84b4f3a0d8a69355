import { withoutMarks } from '@my-food/ui';

type TextControl = HTMLInputElement | HTMLSelectElement;

/** Values of a native form, by field name. */
export type FormValues = ReadonlyMap<string, string>;

function controlOf(form: HTMLFormElement, name: string): TextControl {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
  throw new Error(`The form has no field '${name}'.`);
}

/** Trims a typed text and removes invisible marks. */
export const cleanText = (text: string): string => withoutMarks(text).trim();

/** Cleans the values of these fields. A value of only whitespace becomes empty, so that constraint validation rejects it. */
export function cleanFormValues(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = controlOf(form, name);
    control.value = cleanText(control.value);
  }
}

export function readFormValues(form: HTMLFormElement, names: readonly string[]): FormValues {
  return new Map(names.map((name) => [name, controlOf(form, name).value]));
}

/** Fills the empty fields. */
export function fillEmptyFields(form: HTMLFormElement, texts: FormValues): void {
  for (const [name, text] of texts) {
    const control = controlOf(form, name);
    if (control.value !== '') continue;
    control.value = text;
    // A script that sets a value causes no event: the field would stay rejected.
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
