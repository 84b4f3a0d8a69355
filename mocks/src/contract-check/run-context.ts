/** The context of one run of the check. */
export interface RunContext {
  /** Prefix of every created name, to identify what the run created. */
  mark: string;
}

const onePixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A real PNG of one pixel. */
export const tinyPicture = (): File =>
  new File([Uint8Array.from(atob(onePixelPng), (character) => character.charCodeAt(0))], 'check.png', { type: 'image/png' });

/** An id that no server has. */
export const unknownId = 2_147_483_647;

export interface Row {
  id: number;
  fields: ReadonlyMap<string, unknown>;
}

/** The rows of a list that have an id. */
export function rowsOf(body: unknown): Row[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'number') return [];
    return [{ id: row.id, fields: new Map<string, unknown>(Object.entries(row)) }];
  });
}
