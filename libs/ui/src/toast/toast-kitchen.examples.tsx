import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ToastRegion, type ToastEntry } from './toast-region.tsx';
import { ToastTicket } from './toast-ticket.tsx';

/** Removes toasts from its state when they expire. */
export function ToastKitchen({ toasts }: { toasts: readonly ToastEntry[] }) {
  const [shown, setShown] = useState(toasts);
  return (
    <>
      <Button look="quiet">Behind the toasts</Button>
      <ToastRegion Ticket={ToastTicket} toasts={shown} onExpire={(id) => setShown((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
}
