import { Surface, Text, ToastRegion, useExpiry, type ToastProps } from '@my-food/ui';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { singleStep, runWhenIdle } from '../platform/idle-callback.ts';
import type { Toaster } from './toaster.ts';

/** The toast region. Its toast component is loaded when idle, or with the first toast. */
export function Toasts({ toaster }: { toaster: Toaster }) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  const [LoadedToast, setLoadedToast] = useState<ComponentType<ToastProps> | null>(null);
  const isNeeded = toasts.length > 0 && LoadedToast === null;
  useEffect(() => {
    const load = async () => {
      const { Toast } = await import('./lazy-toast.ts');
      setLoadedToast(() => Toast);
    };
    if (isNeeded) load().catch(() => setLoadedToast(() => PlainToast));
    else if (LoadedToast === null) return runWhenIdle(singleStep(() => load().catch(() => undefined)));
  }, [isNeeded, LoadedToast]);
  return <ToastRegion toasts={toasts} onExpire={toaster.expire} ToastComponent={LoadedToast} />;
}

/** The fallback if the toast component could not be loaded: the text alone. */
function PlainToast({ id, text, durationMs, onExpire }: ToastProps) {
  useExpiry(durationMs, false, () => onExpire(id));
  return (
    <Surface isFloating padding="m">
      <Text isUserText>{text}</Text>
    </Surface>
  );
}
