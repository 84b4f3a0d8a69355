import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ToastList } from '../toast/toast-list.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A page with a button that opens the dialog, and a toast that appears while it is open. */
export function DialogPage({
  children,
  ...dialog
}: Omit<DialogProps, 'isOpen' | 'onClose' | 'closeLabel' | 'actions'> & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [toasts, setToasts] = useState([{ id: 1, text: 'Delete failed!', tone: 'error' as const, durationMs: 60_000 }]);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...dialog}
        isOpen={isOpen}
        closeLabel="Close"
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Stay
            </Button>
            <Button onClick={close}>Leave</Button>
          </>
        }
      >
        {children}
      </Dialog>
      <ToastRegion label="Notifications">
        {isOpen && <ToastList toasts={toasts} closeLabel="Close notification" onExpire={() => setToasts([])} />}
      </ToastRegion>
    </>
  );
}
