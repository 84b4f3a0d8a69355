/** Whether any field differs from the initial or last saved values. Files and dates are compared by identity. */
export function isDirty<Values extends object>({ values, original }: { values: Values; original: Values }): boolean {
  for (const field in values) {
    if (!Object.is(values[field], original[field])) return true;
  }
  return false;
}

/** Whether an editor has changes that are neither saved nor being saved. */
export function isUnsaved<Values extends object>(editor: {
  matches(state: 'editing'): boolean;
  context: { values: Values; original: Values };
}): boolean {
  return editor.matches('editing') && isDirty(editor.context);
}
