/** Overrides fields in each row of a list response. */
export const eachRow =
  (change: Record<string, unknown>) =>
  (rows: unknown): unknown =>
    Array.isArray(rows) ? rows.map((row: object) => ({ ...row, ...change })) : rows;

/** Appends rows to a list response. */
export const withRows =
  (...more: object[]) =>
  (rows: unknown): unknown =>
    Array.isArray(rows) ? [...rows, ...more] : rows;
