import { report } from './reporting/report.ts';

/**
 * Local or session storage that never throws. A refused write (full, disabled, blocked) falls back to memory for the lifetime of the page; the first failure is
 * logged. Reads prefer the value in memory, which is newer than the stored one. Source: Behaviour 'Storage and session'.
 */
export interface FallbackStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** The storage of one tab; other tabs write to it as well. */
export interface TabStorage extends FallbackStorage {
  /** Discards the value in memory after another tab has written `key` (null: cleared the storage). */
  discardFallback(key: string | null): void;
}

export function createFallbackStorage(open: () => Storage = () => window.localStorage, name: 'Local' | 'Session' = 'Local'): TabStorage {
  const memory = new Map<string, string | null>();
  let hasWarned = false;

  const attempt = <T>(work: (storage: Storage) => T): { value: T } | null => {
    try {
      return { value: work(open()) };
    } catch (error) {
      if (!hasWarned) report(error, `${name} storage is not available.`, [error instanceof Error ? error.name : '']);
      hasWarned = true;
      return null;
    }
  };

  /** What cannot be removed is emptied, so that it does not come back with a reload. */
  const remove = (key: string) => {
    if (attempt((storage) => storage.removeItem(key))) {
      memory.delete(key);
      return;
    }
    memory.set(key, null);
    attempt((storage) => storage.setItem(key, ''));
  };

  return {
    read(key) {
      const fallback = memory.get(key);
      if (fallback !== undefined) return fallback;
      return attempt((storage) => storage.getItem(key))?.value ?? null;
    },
    write(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    clear() {
      memory.clear();
      if (!attempt((storage) => storage.clear())) attempt((storage) => Object.keys(storage))?.value.forEach(remove);
    },
    discardFallback(key) {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
  };
}
