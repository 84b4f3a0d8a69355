import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';

export interface ToastRegionProps extends ElementProps<HTMLDivElement> {
  /** The accessible name: 'Notifications'. */
  label: string;
  /** A `ToastList`, once there are toasts. */
  children?: ReactNode;
}

/**
 * The one live region of all toasts. It stays in the document while it is empty: screen readers announce changes only of a live region that
 * already exists, and Radix dialogs do not hide elements with `aria-live`.
 */
export function ToastRegion({ label, children, ...rest }: ToastRegionProps) {
  return (
    <div {...rest} role="region" aria-label={label} aria-live="polite">
      {children}
    </div>
  );
}
