import type { KeyValueStore } from './persistence.ts';

const databaseName = 'my-food-mock-backend';
const storeName = 'entries';

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB failed'));
    };
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName);
  };
  return settled(request);
}

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = transaction.onerror = () => {
      reject(transaction.error ?? new Error('IndexedDB failed'));
    };
  });

/** IndexedDB: it outlives reloads, and localStorage.clear() (every logout) does not reach it. */
export async function openIndexedDbStore(): Promise<KeyValueStore> {
  const connection = await open();
  return {
    read: (key) => settled<unknown>(connection.transaction(storeName).objectStore(storeName).get(key)),
    async write(entries) {
      const transaction = connection.transaction(storeName, 'readwrite', { durability: 'strict' });
      for (const [key, value] of entries) transaction.objectStore(storeName).put(value, key);
      await completed(transaction);
    },
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
