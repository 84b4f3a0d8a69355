import { ToastRegion } from '@my-food/ui';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

export function Toasts() {
  const { toaster } = useServices();
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  return <ToastRegion toasts={toasts} onExpire={toaster.expire} />;
}
