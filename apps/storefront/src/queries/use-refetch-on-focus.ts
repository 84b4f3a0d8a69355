import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/** For pages whose saves send every field: of two windows that are both visible, the one that is chosen reads what the other has saved. */
export function useRefetchOnFocus() {
  useEffect(() => {
    const refetch = () => focusManager.onFocus();
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, []);
}
