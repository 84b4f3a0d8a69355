export interface ProbeStorage {
  setFull(isFull: boolean): void;
  /** Hides the document and holds its storage events, as in a frozen tab. */
  freeze(): void;
  /** Shows the document; the events arrive before a timer. */
  thaw(): void;
  /** An entry of local storage as the shop has written it last, stored or not. */
  read(key: string): string | null;
  /** Whether it has an entry that is not stored. */
  hasRefused(): boolean;
}

declare global {
  interface Window {
    walkStorage: ProbeStorage;
  }
}

/** An init script. A full storage refuses every value that is longer than the one it replaces, until the user makes room. */
export function installStorage(): void {
  let isFull = document.contentType === 'text/html' && window.name !== '' && JSON.parse(window.name).isStorageFull === true;
  const refused = new Map<string, string>();
  const { setItem, removeItem, clear } = Storage.prototype;
  const { put } = IDBObjectStore.prototype;
  const refusal = () => new DOMException('The storage is full.', 'QuotaExceededError');
  Object.assign(Storage.prototype, {
    setItem(this: Storage, key: string, value: string) {
      if (isFull && value.length > (this.getItem(key)?.length ?? 0)) {
        if (this === localStorage) refused.set(key, value);
        throw refusal();
      }
      setItem.call(this, key, value);
      if (this === localStorage) refused.delete(key);
    },
    removeItem(this: Storage, key: string) {
      removeItem.call(this, key);
      if (this === localStorage) refused.delete(key);
    },
    clear(this: Storage) {
      clear.call(this);
      if (this === localStorage) refused.clear();
    },
  });
  Object.assign(IDBObjectStore.prototype, {
    put(this: IDBObjectStore, ...rest: Parameters<typeof put>) {
      if (isFull) throw refusal();
      return put.apply(this, rest);
    },
  });
  let held: StorageEvent[] | null = null;
  window.addEventListener(
    'storage',
    (event) => {
      if (held?.push(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  const changeVisibility = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.walkStorage = {
    freeze() {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      changeVisibility();
      held = [];
    },
    thaw() {
      const events = held ?? [];
      held = null;
      Reflect.deleteProperty(document, 'visibilityState');
      changeVisibility();
      for (const { key, oldValue, newValue, url, storageArea } of events)
        window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, url, storageArea }));
    },
    setFull(next) {
      isFull = next;
      window.name = JSON.stringify({ ...JSON.parse(window.name), isStorageFull: next });
    },
    hasRefused: () => refused.size > 0,
    read: (key) => refused.get(key) ?? localStorage.getItem(key),
  };
}
