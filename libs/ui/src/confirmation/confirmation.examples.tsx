import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Heading } from '../text/text.tsx';
import { ConfirmationTicket } from './confirmation-ticket.tsx';

/** An admin list with one dish. */
export function DeletableDish({ onDelete }: { onDelete: () => void }) {
  const [state, setState] = useState<'resting' | 'asking' | 'gone'>('resting');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Heading level={1} ref={heading} tabIndex={-1}>
        View Food
      </Heading>
      <Button look="quiet">Something else</Button>
      {state !== 'gone' && (
        <Button look="critical" onClick={() => setState('asking')}>
          Delete
        </Button>
      )}
      {state === 'asking' && (
        <ConfirmationTicket
          title="Confirm Deletion"
          text="Are you sure you want to delete this Food item? This action cannot be undone."
          confirmLabel="Yes, Delete"
          cancelLabel="Cancel"
          onConfirm={() => {
            onDelete();
            setState('gone');
          }}
          onCancel={() => setState('resting')}
          fallbackFocus={heading}
        />
      )}
    </>
  );
}
