import { useMemo, useSyncExternalStore } from 'react';

/** Creates the object URL on subscribe and revokes it on unsubscribe, so that StrictMode's double effects leak none. */
function createObjectUrl(file: File | null) {
  let url: string | null = null;
  return {
    subscribe: (notify: () => void) => {
      if (!file) return () => undefined;
      const objectUrl = URL.createObjectURL(file);
      url = objectUrl;
      notify();
      return () => {
        URL.revokeObjectURL(objectUrl);
        url = null;
      };
    },
    getSnapshot: () => url,
  };
}

/** An object URL for `file`, revoked on unmount and when the file changes. Null until the first effect. */
export function useObjectUrl(file: File | null): string | null {
  const store = useMemo(() => createObjectUrl(file), [file]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => null);
}
