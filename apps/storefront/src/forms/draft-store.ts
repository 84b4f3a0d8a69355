import { del, get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { attempt, draftStore } from './draft-database.ts';

const draftSchema = v.object({
  /** Milliseconds since the epoch. */
  savedAt: v.number(),
  /** Untrusted: parse them. Contain files, unless the browser cannot store them. */
  fields: v.unknown(),
});

/** An unsent form, as it is stored on this device. */
export type StoredDraft = v.InferOutput<typeof draftSchema>;

/** The draft stored under this key; null if there is none, undefined if it cannot be read. Like all functions of this module it never rejects. */
export const readDraft = (key: string): Promise<StoredDraft | null | undefined> =>
  attempt(get<unknown>(key, draftStore).then((stored) => (v.is(draftSchema, stored) ? stored : null)));

/**
 * Stores a draft, so that it survives a crash or a closed tab. Files that cannot be stored are replaced by null. `replacedKey`: the draft that it replaces,
 * unless it is stored without its files.
 */
export function storeDraft(key: string, fields: object, replacedKey?: string): Promise<void> {
  const savedAt = Date.now();
  const store = (storableFields: object, obsoleteKey?: string) =>
    draftStore('readwrite', (objects) => {
      objects.put({ savedAt, fields: storableFields } satisfies StoredDraft, key);
      if (obsoleteKey) objects.delete(obsoleteKey);
      return promisifyRequest(objects.transaction);
    });
  const stored = store(fields, replacedKey).catch((error: unknown) => {
    // A time limit is no refusal of the browser: the draft can still be stored as it is.
    if (!(error instanceof DOMException)) throw error;
    // WebKit stores no Blob in private windows, and the storage quota may be exceeded.
    const withoutFiles = Object.entries(fields).map(([field, value]: [string, unknown]) => [field, value instanceof Blob ? null : value]);
    return store(Object.fromEntries(withoutFiles));
  });
  return attempt(stored);
}

export const deleteDraft = (key: string): Promise<void> => attempt(del(key, draftStore));
