import { Surface, Text, ToastRegion, useExpiry, type ToastProps } from '@my-food/ui';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { inOneStep, runInSpareTime } from '../lib/spare-time.ts';
import { useServices } from '../services.tsx';

/** The toast region. Its toast component is loaded when idle, or with the first toast. */
export function Toasts() {
  const { toaster } = useServices();
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  const [Ticket, setTicket] = useState<ComponentType<ToastProps> | null>(null);
  const isAwaited = toasts.length > 0 && Ticket === null;
  useEffect(() => {
    const load = async () => {
      const { Toast } = await import('./toast-ticket.ts');
      setTicket(() => Toast);
    };
    if (isAwaited) load().catch(() => setTicket(() => Words));
    else if (Ticket === null) return runInSpareTime(inOneStep(() => load().catch(() => undefined)));
  }, [isAwaited, Ticket]);
  return <ToastRegion toasts={toasts} onExpire={toaster.expire} ToastComponent={Ticket} />;
}

/** The fallback if the toast component could not be loaded: the text alone. */
function Words({ id, text, durationMs, onExpire }: ToastProps) {
  useExpiry(durationMs, false, () => onExpire(id));
  return (
    <Surface isFloating padding="m">
      <Text isUserText>{text}</Text>
    </Surface>
  );
}
