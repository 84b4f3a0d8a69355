/** Refuses what is no id before it enters a path: `..` would lead to another resource. */
export function requireId(id: number): number {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError('An id is a positive integer.');
  return id;
}
