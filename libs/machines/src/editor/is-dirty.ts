/** Whether any field differs from what the editor was opened with (or saved last); files and dates count by identity. */
export function isDirty<Draft extends object>({ draft, original }: { draft: Draft; original: Draft }): boolean {
  for (const field in draft) {
    if (!Object.is(draft[field], original[field])) return true;
  }
  return false;
}
