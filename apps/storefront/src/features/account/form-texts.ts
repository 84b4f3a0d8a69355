type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Texts of a native form by field name. */
export type FormTexts = ReadonlyMap<string, string>;

function controlOf(form: HTMLFormElement, name: string): TextControl {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control;
  throw new Error(`The form has no field '${name}'.`);
}

/** Takes away the blanks around these texts: what was nothing but blanks is empty then, and the browser's own check refuses it. */
export function trimTexts(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = controlOf(form, name);
    const trimmed = control.value.trim();
    // A write of the same text would still move the caret.
    if (trimmed !== control.value) control.value = trimmed;
  }
}

export function readTexts(form: HTMLFormElement, names: readonly string[]): FormTexts {
  return new Map(names.map((name) => [name, controlOf(form, name).value]));
}

/** Fills the fields; nothing that was typed meanwhile is overwritten unless `overwrites`. */
export function writeTexts(form: HTMLFormElement, texts: FormTexts, { overwrites }: { overwrites: boolean }): void {
  for (const [name, text] of texts) {
    const control = controlOf(form, name);
    if (overwrites || control.value === '') control.value = text;
  }
}
