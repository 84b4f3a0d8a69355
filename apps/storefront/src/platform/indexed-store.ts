import { createStore, type UseStore } from 'idb-keyval';

/**
 * A key-value store in IndexedDB for the functions of idb-keyval, shared by all tabs. Rejects if IndexedDB is missing or full. Closes its connection
 * when another tab upgrades or deletes the database, and reopens it once per call, because `close()` fires no event.
 */
export function createIndexedStore(name: string, storeName = name): UseStore {
  let store: UseStore | null = null;
  return async (mode, work) => {
    const closingWork: typeof work = (objects) => {
      const { db } = objects.transaction;
      db.onversionchange = () => db.close();
      return work(objects);
    };
    store ??= createStore(name, storeName);
    try {
      return await store(mode, closingWork);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      store = createStore(name, storeName);
      return store(mode, closingWork);
    }
  };
}
