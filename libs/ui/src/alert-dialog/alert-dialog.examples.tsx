import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Heading } from '../text/text.tsx';
import { AlertDialog } from './alert-dialog.tsx';

/** An admin list with one dish. */
export function DeletableDish({ onDelete }: { onDelete: () => void }) {
  const [state, setState] = useState<'idle' | 'confirming' | 'deleted'>('idle');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Heading level={1} ref={heading} tabIndex={-1}>
        View Food
      </Heading>
      <Button variant="quiet">Something else</Button>
      {state !== 'deleted' && (
        <Button variant="critical" onClick={() => setState('confirming')}>
          Delete
        </Button>
      )}
      {state === 'confirming' && (
        <AlertDialog
          title="Confirm Deletion"
          description="Are you sure you want to delete this Food item? This action cannot be undone."
          confirmLabel="Yes, Delete"
          cancelLabel="Cancel"
          onConfirm={() => {
            onDelete();
            setState('deleted');
          }}
          onCancel={() => setState('idle')}
          fallbackFocus={heading}
        />
      )}
    </>
  );
}

/** A dialog that asks before it deletes. The confirmation is rendered outside of it. */
export function DishInADialog({ onDelete, onClose }: { onDelete: () => void; onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Dialog title="Kacchi Biryani" isOpen={isOpen} closeLabel="Close" onClose={close}>
        <Button variant="critical" onClick={() => setIsConfirming(true)}>
          Delete
        </Button>
      </Dialog>
      {isConfirming && (
        <AlertDialog
          title="Confirm Deletion"
          description="This action cannot be undone."
          confirmLabel="Yes, Delete"
          cancelLabel="Cancel"
          onConfirm={() => {
            onDelete();
            setIsConfirming(false);
          }}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
