/** Throws a RangeError for an invalid id: in a path, `..` would address another resource. */
export function requireId(id: number): number {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError('An id is a positive integer.');
  return id;
}
