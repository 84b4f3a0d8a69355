import type { ReactNode } from 'react';

/**
 * The one live region of all toasts. It stays in the document while it is empty: screen readers announce changes only of a live region that
 * already exists, and Radix dialogs do not hide elements with `aria-live`.
 */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div role="region" aria-label="Notifications" aria-live="polite">
      {children}
    </div>
  );
}
