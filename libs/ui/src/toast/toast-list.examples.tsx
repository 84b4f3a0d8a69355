import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ToastRegion, type ToastEntry } from './toast-region.tsx';
import { Toast } from './toast.tsx';

/** Removes toasts from its state when they expire. */
export function ToastList({ toasts }: { toasts: readonly ToastEntry[] }) {
  const [shown, setShown] = useState(toasts);
  return (
    <>
      <Button variant="quiet">Behind the toasts</Button>
      <ToastRegion ToastComponent={Toast} toasts={shown} onExpire={(id) => setShown((all) => all.filter((toast) => toast.id !== id))} />
    </>
  );
}
