import { createStore, type UseStore } from 'idb-keyval';

/**
 * A key-value store in IndexedDB for the functions of idb-keyval, shared by all tabs. Rejects if IndexedDB is missing or full. Closes its connection
 * when another tab upgrades or deletes the database, and reopens it once per call, because `close()` fires no event.
 */
export function createIndexedStore(name: string, storeName = name): UseStore {
  let store = createStore(name, storeName);
  return async (mode, work) => {
    const closingWork: typeof work = (objects) => {
      const { db } = objects.transaction;
      db.onversionchange = () => db.close();
      return work(objects);
    };
    try {
      return await store(mode, closingWork);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      store = createStore(name, storeName);
      return store(mode, closingWork);
    }
  };
}

/** Milliseconds. */
const limitMs = 5000;

/**
 * The same store for calls that a user waits for: browsers can leave a database without any response. Rejects after 5 s, and at once while an earlier
 * call has no response, with no `DOMException`. What was asked is done all the same if the database responds later.
 */
export function withTimeLimit(store: UseStore): UseStore {
  let isStalled = false;
  return (mode, work) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          isStalled = true;
          reject(new Error('No response.'));
        },
        isStalled ? 0 : limitMs,
      );
      const end = () => {
        clearTimeout(timer);
        isStalled = false;
      };
      store(mode, work).then(resolve, reject).finally(end);
    });
}
