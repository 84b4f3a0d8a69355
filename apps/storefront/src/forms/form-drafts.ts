import { promisifyRequest } from 'idb-keyval';
import { createRandomId } from '../platform/create-random-id.ts';
import { draftStore } from './draft-database.ts';
import { readDraft, type StoredDraft } from './draft-store.ts';

/** A key for a draft of the form `name`. Every open form has a key of its own, because another tab may have the same form open. */
export const createDraftKey = (name: string): string => `${name}/${createRandomId()}`;

/** The stored drafts of the form `name`, newest first. Never rejects. */
export async function readDrafts(name: string): Promise<(StoredDraft & { key: string })[]> {
  const keys = await draftStore('readonly', (store) => promisifyRequest(store.getAllKeys())).catch(() => []);
  const found = keys.map(String).filter((key) => key.startsWith(`${name}/`));
  const drafts = await Promise.all(
    found.map(async (key) => {
      const draft = await readDraft(key);
      return draft ? [{ key, ...draft }] : [];
    }),
  );
  return drafts.flat().sort((one, other) => other.savedAt - one.savedAt);
}
