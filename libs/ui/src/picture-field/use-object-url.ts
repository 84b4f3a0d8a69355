import { useMemo, useSyncExternalStore } from 'react';

/** Makes the address when its reader subscribes and takes it back when it leaves, so that StrictMode's second run leaks none. */
function createObjectUrl(file: File | null) {
  let url: string | null = null;
  return {
    subscribe: (notify: () => void) => {
      if (!file) return () => undefined;
      const made = URL.createObjectURL(file);
      url = made;
      notify();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
    read: () => url,
  };
}

/** An address for a file that lives as long as the file is shown. */
export function useObjectUrl(file: File | null): string | null {
  const store = useMemo(() => createObjectUrl(file), [file]);
  return useSyncExternalStore(store.subscribe, store.read);
}
