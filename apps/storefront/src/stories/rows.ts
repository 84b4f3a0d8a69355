/** Changes each row of a list a server answers with, for stories about odd data. */
export const eachRow =
  (change: Record<string, unknown>) =>
  (rows: unknown): unknown =>
    Array.isArray(rows) ? rows.map((row: object) => ({ ...row, ...change })) : rows;

/** Adds rows to such a list. */
export const withRows =
  (...more: object[]) =>
  (rows: unknown): unknown =>
    Array.isArray(rows) ? [...rows, ...more] : rows;
