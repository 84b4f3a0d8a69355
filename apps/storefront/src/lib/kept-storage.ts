/**
 * Local storage that never throws. What the browser refuses to keep (full, disabled, blocked) is kept in memory for this page and logged once.
 * Reads prefer the memory copy, so a refused write is not undone by an older stored value. Source: Behaviour 'Storage and session'.
 */
export interface KeptStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** The storage as this tab sees it; other tabs write to it too. */
export interface TabStorage extends KeptStorage {
  /** Another tab has written `key` (null: cleared everything): what this page remembers of it is older now. */
  yieldTo(key: string | null): void;
}

export function createKeptStorage(open: () => Storage = () => window.localStorage): TabStorage {
  const memory = new Map<string, string | null>();
  let hasWarned = false;

  const attempt = <T>(work: (storage: Storage) => T): { value: T } | null => {
    try {
      return { value: work(open()) };
    } catch (error) {
      if (!hasWarned)
        console.error('Local storage is not available; this page works from memory.', error instanceof Error ? error.name : '');
      hasWarned = true;
      return null;
    }
  };

  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      return attempt((storage) => storage.getItem(key))?.value ?? null;
    },
    write(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      if (attempt((storage) => storage.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
    clear() {
      memory.clear();
      if (attempt((storage) => storage.clear())) return;
      // clear() itself was refused: overwrite what can be overwritten, and forget the rest for this page.
      for (const key of attempt((storage) => Object.keys(storage))?.value ?? []) {
        if (!attempt((storage) => storage.removeItem(key))) memory.set(key, null);
      }
    },
    yieldTo(key) {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
  };
}
