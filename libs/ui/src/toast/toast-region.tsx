import { useRef, type ComponentType } from 'react';
import type { ToastId, ToastProps, ToastTone } from './toast.tsx';
import * as styles from './toast-region.css.ts';
import { useToastFocus } from './use-toast-focus.ts';

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
  ToastComponent: ComponentType<ToastProps> | null;
}

/**
 * The live region that renders toasts at the top centre, above everything else. It stays in the document while it is empty: screen readers
 * announce changes only of a live region that already exists, and Radix dialogs do not hide elements with `aria-live`.
 */
export function ToastRegion({ toasts, onExpire, ToastComponent }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const { rememberOrigin, moveFocus } = useToastFocus(region);
  const close = (id: ToastId) => {
    moveFocus();
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
      {ToastComponent &&
        [...toasts].reverse().map((toast) => <ToastComponent key={toast.id} {...toast} onExpire={onExpire} onClose={close} />)}
    </div>
  );
}
