const key = 'my-food-mock-faults';

/** Persists the faults of a tab in session storage. Without session storage nothing is persisted. */
export interface SessionFaultStore {
  read(): string[];
  write(faults: readonly string[]): void;
}

export function createSessionFaultStore(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.sessionStorage,
): SessionFaultStore {
  return {
    read() {
      try {
        return (open().getItem(key) ?? '').split(',').filter((fault) => fault !== '');
      } catch {
        return [];
      }
    },
    write(faults) {
      try {
        if (faults.length === 0) open().removeItem(key);
        else open().setItem(key, faults.join(','));
      } catch (error) {
        console.warn('The faults are lost on reload: session storage is not available.', error);
      }
    },
  };
}
