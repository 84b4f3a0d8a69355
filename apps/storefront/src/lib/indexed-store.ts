import { createStore, type UseStore } from 'idb-keyval';

/**
 * A key-value store in IndexedDB that all tabs share; use it with the functions of idb-keyval. Rejects where the browser has no IndexedDB, or a full
 * one. A connection that the browser has closed is opened anew, once per call: `close()` fires no event.
 */
export function createIndexedStore(name: string): UseStore {
  let store: UseStore | null = null;
  return async (mode, work) => {
    store ??= createStore(name, name);
    try {
      return await store(mode, work);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      store = createStore(name, name);
      return store(mode, work);
    }
  };
}
