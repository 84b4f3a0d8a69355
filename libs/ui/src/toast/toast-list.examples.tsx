import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ToastList, type ToastEntry, type ToastListProps } from './toast-list.tsx';
import { ToastRegion } from './toast-region.tsx';

export const success: ToastEntry = { id: 1, text: 'Food item added successfully!', tone: 'success', durationMs: 2000 };
export const error: ToastEntry = { id: 2, text: 'Failed to add food. Please try again.', tone: 'error', durationMs: 4000 };
export const info: ToastEntry = { id: 3, text: 'Please add at least one item to your cart.', tone: 'info', durationMs: 4000 };
export const longAndNonLatin: readonly ToastEntry[] = [
  { ...error, id: 1, text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2) },
  { ...info, id: 2, text: 'কাচ্চি বিরিয়ানি এখন আর পাওয়া যাচ্ছে না।' },
  { ...success, id: 3, text: '<b>شكرا</b> لطلبك' },
];

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

/** A toast without an end gets one. */
export function SavingToast({ onExpire }: Pick<ToastListProps, 'onExpire'>) {
  const [isSaved, setIsSaved] = useState(false);
  const toast = isSaved ? success : { ...info, id: success.id, text: 'Saving…', durationMs: Infinity };
  return (
    <>
      <Button onClick={() => setIsSaved(true)}>Save</Button>
      <ToastRegion label="Notifications">
        <ToastList toasts={[toast]} closeLabel="Close notification" onExpire={onExpire} />
      </ToastRegion>
    </>
  );
}
