import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ToastList, type ToastEntry } from './toast-list.tsx';
import { ToastRegion } from './toast-region.tsx';

/** Removes toasts from its state when they expire. */
export function ClosableToasts({ toasts }: { toasts: readonly ToastEntry[] }) {
  const [shown, setShown] = useState(toasts);
  return (
    <>
      <Button variant="quiet">Behind the toasts</Button>
      <ToastRegion label="Notifications">
        <ToastList
          toasts={shown}
          closeLabel="Close notification"
          onExpire={(id) => setShown((all) => all.filter((toast) => toast.id !== id))}
        />
      </ToastRegion>
    </>
  );
}
