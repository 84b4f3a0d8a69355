import { createStore, get, setMany } from 'idb-keyval';
import type { KeyValueStore } from './persistence.ts';

/** IndexedDB: it outlives reloads, and localStorage.clear() (every logout) does not reach it. Rejects where the browser refuses it. */
export async function openIndexedDbStore(): Promise<KeyValueStore> {
  const store = createStore('my-food-mock-backend', 'entries');
  // The first read opens it.
  await get('revision', store);
  return {
    read: (key) => get<unknown>(key, store),
    write: (entries) => setMany([...entries], store),
  };
}

/** For browsers that refuse IndexedDB: the shop works, and forgets on reload. */
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
