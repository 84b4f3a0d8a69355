const key = 'my-food-mock-faults';

/** What a tab keeps over its reloads: the faults of the last link. Where session storage is refused, nothing is kept. */
export interface TabMemory {
  read(): string[];
  write(faults: readonly string[]): void;
}

export function createTabMemory(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.sessionStorage): TabMemory {
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
        console.warn('The faults will be forgotten on reload: session storage is not available.', error);
      }
    },
  };
}
