/** Whether any field differs from the initial or last saved values. Files and dates are compared by identity. */
export function isDirty<Draft extends object>({ draft, original }: { draft: Draft; original: Draft }): boolean {
  for (const field in draft) {
    if (!Object.is(draft[field], original[field])) return true;
  }
  return false;
}
