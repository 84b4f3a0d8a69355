import { useRef, type ComponentType } from 'react';
import type { ToastId, ToastTicketProps, ToastTone } from './toast-ticket.tsx';
import * as styles from './toast-region.css.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface ToastEntry {
  /** Equal texts may stand side by side; ids are never equal. */
  id: ToastId;
  text: string;
  tone: ToastTone;
  /** Time on screen in milliseconds, without the time spent under the pointer or the focus. */
  durationMs: number;
}

export interface ToastRegionProps {
  /** Oldest first. How many there may be at once is the caller's rule. */
  toasts: readonly ToastEntry[];
  /** The time of this one is over, or a person has closed it. */
  onExpire: (id: ToastId) => void;
  /** What draws a toast: the `ToastTicket` of `@my-food/ui/toast`. Null while it is on its way: the toasts wait, and their time has not begun. */
  Ticket: ComponentType<ToastTicketProps> | null;
}

/**
 * The place of the toasts, top-center above everything else. It stays in the document while it is empty: only a live region that was
 * there before its content is read out, and dialogs spare an `aria-live` when they hide the rest of the page from screen readers.
 */
export function ToastRegion({ toasts, onExpire, Ticket }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const { rememberOrigin, leave } = useFocusReturn(region);
  const close = (id: ToastId) => {
    leave();
    onExpire(id);
  };
  return (
    <div
      ref={region}
      className={styles.region}
      role="region"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      onFocus={rememberOrigin}
    >
      {/* The newest on top: there is always room for it in sight, however many wait below. */}
      {Ticket && [...toasts].reverse().map((toast) => <Ticket key={toast.id} {...toast} onExpire={onExpire} onClose={close} />)}
    </div>
  );
}
