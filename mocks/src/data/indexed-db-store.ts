import { createStore, get, setMany } from 'idb-keyval';
import type { KeyValueStore } from './persistence.ts';

/** A store in IndexedDB, which survives reloads and the localStorage.clear() of a logout. Rejects when IndexedDB is not available. */
export async function openIndexedDbStore(): Promise<KeyValueStore> {
  const store = createStore('my-food-mock-backend', 'entries');
  // Opens the database, so that a failure rejects here.
  await get('revision', store);
  return {
    read: (key) => get<unknown>(key, store),
    write: (entries) => setMany([...entries], store),
  };
}

/** A store without persistence, for browsers without IndexedDB. */
export function createMemoryStore(): KeyValueStore {
  const entries = new Map<string, unknown>();
  return {
    read: (key) => Promise.resolve(entries.get(key)),
    write(changed) {
      for (const [key, value] of changed) entries.set(key, structuredClone(value));
      return Promise.resolve();
    },
  };
}
