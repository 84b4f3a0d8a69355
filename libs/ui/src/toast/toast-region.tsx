import { useRef, type ComponentType } from 'react';
import type { ToastId, ToastTicketProps, ToastTone } from './toast-ticket.tsx';
import * as styles from './toast-region.css.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface ToastEntry {
  /** Unique, even for equal texts. */
  id: ToastId;
  text: string;
  tone: ToastTone;
  /** Milliseconds on screen, not counting time while hovered or focused. */
  durationMs: number;
}

export interface ToastRegionProps {
  /** Oldest first. The caller limits their number. */
  toasts: readonly ToastEntry[];
  /** Called when a toast has expired or was closed. */
  onExpire: (id: ToastId) => void;
  /** The `Toast` component of `@my-food/ui/toast`, or null while its chunk loads: then no toast is rendered and no timer runs. */
  Ticket: ComponentType<ToastTicketProps> | null;
}

/**
 * The live region that renders toasts at the top centre, above everything else. It stays in the document while it is empty: screen readers
 * announce changes only of a live region that already exists, and Radix dialogs do not hide elements with `aria-live`.
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
      {/* Newest first, so that it is always visible. */}
      {Ticket && [...toasts].reverse().map((toast) => <Ticket key={toast.id} {...toast} onExpire={onExpire} onClose={close} />)}
    </div>
  );
}
