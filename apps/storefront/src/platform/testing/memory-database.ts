interface MemoryRequest {
  result: unknown;
  onsuccess: () => void;
}

const ignore = () => undefined;
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The part of IndexedDB that idb-keyval uses, with one store in memory, for tests in Node. Transactions run one after the other; what one has written is
 * committed `commitMs` milliseconds later. `isBroken`: whether no transaction can be opened at the moment.
 */
export function createMemoryDatabase({ commitMs = 0, isBroken = (): boolean => false } = {}) {
  const records = new Map<string, unknown>();
  let previous: Promise<unknown> = Promise.resolve();

  const openStore = (mode: IDBTransactionMode) => {
    if (isBroken()) throw new DOMException('The database is broken.', 'UnknownError');
    const pending: (() => void)[] = [];
    const request = (perform: () => unknown): MemoryRequest => {
      const created: MemoryRequest = { result: undefined, onsuccess: ignore };
      pending.push(() => {
        created.result = perform();
        created.onsuccess();
      });
      return created;
    };
    const transaction = { db: database, oncomplete: ignore };
    const run = async () => {
      await delay(0);
      for (let next = pending.shift(); next; next = pending.shift()) {
        next();
        // A response can lead to another request.
        await delay(0);
      }
      if (mode === 'readwrite') await delay(commitMs);
      transaction.oncomplete();
    };
    previous = previous.then(run);
    return {
      transaction,
      get: (key: string) => request(() => records.get(key)),
      put: (value: unknown, key: string) => request(() => records.set(key, value)),
      delete: (key: string) => request(() => records.delete(key)),
      clear: () => request(() => records.clear()),
    };
  };

  const database = { transaction: (_name: string, mode: IDBTransactionMode) => ({ objectStore: () => openStore(mode) }) };
  return {
    open: () => {
      const opening: MemoryRequest = { result: database, onsuccess: ignore };
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  };
}
