import { del, get, set } from 'idb-keyval';
import { attempt, draftStore } from './delete-drafts.ts';

/** An unsent form, as it is stored on this device. `savedAt`: milliseconds since the epoch. */
export interface StoredDraft {
  savedAt: number;
  /** Untrusted: parse it. Contains files, unless the browser cannot store them. */
  fields: unknown;
}

function parseDraft(stored: unknown): StoredDraft | null {
  if (typeof stored !== 'object' || stored === null || !('savedAt' in stored && 'fields' in stored)) return null;
  return typeof stored.savedAt === 'number' ? { savedAt: stored.savedAt, fields: stored.fields } : null;
}

/** The draft stored under this key; null if there is none, undefined if it cannot be read. Like all functions of this module it never rejects. */
export const readDraft = (key: string): Promise<StoredDraft | null | undefined> => attempt(get<unknown>(key, draftStore).then(parseDraft));

/** Stores a draft, so that it survives a crash or a closed tab. Files that cannot be stored are replaced by null. `savedAt`: when it was typed. */
export async function storeDraft(key: string, fields: object, savedAt = Date.now()): Promise<void> {
  const store = (storableFields: object) => set(key, { savedAt, fields: storableFields } satisfies StoredDraft, draftStore);
  const stored = store(fields).catch((error: unknown) => {
    const files = Object.entries(fields).filter(([, value]) => value instanceof Blob);
    // After a time limit the draft can still be stored as it is.
    if (files.length === 0 || (error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    // WebKit stores no Blob in private windows, and the storage quota may be exceeded.
    return store({ ...fields, ...Object.fromEntries(files.map(([field]) => [field, null])) });
  });
  await attempt(stored);
}

export async function deleteDraft(key: string): Promise<void> {
  await attempt(del(key, draftStore));
}
