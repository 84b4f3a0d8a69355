import { useState } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/icons.tsx';
import { classNames } from '../theme/class-names.ts';
import { CloseButton } from '../internal/close-button.tsx';
import { UserText } from '../text/user-text.tsx';
import { useExpiry } from './use-expiry.ts';
import * as styles from './toast.css.ts';

export type ToastId = string | number;
export type ToastTone = 'success' | 'error' | 'info';

export interface ToastProps {
  /** Identifies it among the toasts. */
  id: ToastId;
  /** One sentence. */
  text: string;
  /** Chooses icon and colour. */
  tone: ToastTone;
  /** Milliseconds until it expires, without the time of hover and focus. */
  durationMs: number;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Called with the id when its time is over. */
  onExpire: (id: ToastId) => void;
  /** Called with the id on press of the close button. */
  onClose: (id: ToastId) => void;
}

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon } satisfies Record<ToastTone, unknown>;

/** One toast. Hover and focus pause its timer; an inactive window does not. No live region of its own: it would be announced twice. */
export function Toast({ id, text, tone, durationMs, closeLabel, onExpire, onClose }: ToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useExpiry(durationMs, isHovered || isFocused, () => onExpire(id));
  const Icon = icons[tone];
  return (
    <div
      className={styles.toast}
      // Not `onPointerEnter`: React drops that of a toast that takes the place of another one under a resting pointer.
      onPointerOver={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <span className={classNames(styles.edge, styles.tone[tone])} aria-hidden="true" />
      <span className={classNames(styles.icon, styles.tone[tone])}>
        <Icon size="s" />
      </span>
      <span className={styles.text} dir="auto">
        <UserText>{text}</UserText>
      </span>
      <CloseButton label={closeLabel} onClick={() => onClose(id)} />
    </div>
  );
}
