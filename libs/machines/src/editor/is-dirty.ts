/** The fields that differ from the original. Files and dates are compared by identity. */
export function changedFields<Values extends object>({ values, original }: { values: Values; original: Values }): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field in values) {
    if (!Object.is(values[field], original[field])) changes[field] = values[field];
  }
  return changes;
}

/** Whether any field differs from the original. */
export const isDirty = <Values extends object>(editor: { values: Values; original: Values }): boolean =>
  Object.keys(changedFields(editor)).length > 0;

/** Whether an editor has changes that are neither saved nor being saved. */
export function isUnsaved<Values extends object>(editor: {
  matches(state: 'editing'): boolean;
  context: { values: Values; original: Values };
}): boolean {
  return editor.matches('editing') && isDirty(editor.context);
}
