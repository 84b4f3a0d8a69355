import type { ElementProps } from '../internal/element-props.ts';
import { Toast, type ToastId, type ToastTone } from './toast.tsx';
import * as styles from './toast-list.css.ts';
import { useToastFocus } from './use-toast-focus.ts';

export interface ToastEntry {
  /** Unique, even for equal texts. */
  id: ToastId;
  text: string;
  tone: ToastTone;
  /** Milliseconds on screen, not counting time while hovered or focused. `Infinity`: until it is closed. */
  durationMs: number;
}

export interface ToastListProps extends ElementProps<HTMLDivElement> {
  /** Oldest first. The caller limits their number. */
  toasts: readonly ToastEntry[];
  /** The accessible name of each close button: 'Close notification'. */
  closeLabel: string;
  /** Called when a toast has expired or was closed. */
  onExpire: (id: ToastId) => void;
  /** Called when the focused toast closes and no element has had the focus before, or it is gone. Move the focus to a place that stays. */
  onFocusLost?: (() => void) | undefined;
}

/** Toasts at the top centre, above everything else. Render it inside a `ToastRegion`, which announces them. */
export function ToastList({ toasts, closeLabel, onExpire, onFocusLost, ...rest }: ToastListProps) {
  const { rememberOrigin, moveFocus } = useToastFocus(onFocusLost);
  if (toasts.length === 0) return null;
  const close = (id: ToastId) => {
    moveFocus();
    onExpire(id);
  };
  return (
    <div {...rest} className={styles.list} onFocus={rememberOrigin}>
      {/* Newest first, so that it is always visible. */}
      {[...toasts].reverse().map((toast) => (
        <Toast key={toast.id} {...toast} closeLabel={closeLabel} onExpire={onExpire} onClose={close} />
      ))}
    </div>
  );
}
