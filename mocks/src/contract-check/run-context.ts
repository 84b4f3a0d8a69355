/** The context of one run of the check. */
export interface RunContext {
  /** Prefix of every created name, to identify what the run created. */
  mark: string;
}

const toPngFile = (base64: string) =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'check.png', { type: 'image/png' });

/** A real PNG of one pixel. */
export const tinyPicture = (): File =>
  toPngFile('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==');
/** One with another pixel: a server may store equal files once. */
export const otherTinyPicture = (): File =>
  toPngFile('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==');

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
