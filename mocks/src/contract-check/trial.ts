/** What one run of the check works with. */
export interface Trial {
  /** Part of every name it makes, so that its traces are found. */
  mark: string;
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A real PNG of one pixel. */
export const tinyPicture = (): File =>
  new File([Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0))], 'check.png', { type: 'image/png' });

/** No server has got that far. */
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
