import { removalMachine } from '@my-food/machines';
import { AlertDialog } from '@my-food/ui';
import { useEffect, type RefObject } from 'react';
import { createActor, fromPromise } from 'xstate';
import { messages } from '../../copy/messages.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { usePageActor } from '../../lib/use-page-actor.ts';
import { useServices, type Services } from '../../services.tsx';
import { removeAtOnce } from './catalogue-cache.ts';
import { removalQuestion, type EntryKind } from './copy.ts';

const deleted = { food: messages.foodDeleted, category: messages.categoryDeleted } as const;

function createRemoval({ api, queryClient }: Services, kind: EntryKind) {
  const remove = kind === 'food' ? api.foods.remove : api.categories.remove;
  return createActor(
    removalMachine.provide({
      actors: { remove: fromPromise<void, { id: number }>(({ input }) => removeAtOnce({ queryClient, kind, id: input.id, remove })) },
    }),
  );
}

interface RemovalTicketProps {
  kind: EntryKind;
  id: number;
  /** Called after confirm or cancel. A confirmed delete continues after unmount. */
  onClose: () => void;
  /** Receives the focus when the entry and its Delete button unmount. */
  fallbackFocus: RefObject<HTMLHeadingElement | null>;
}

/** Confirms and deletes one entry. Unmounting cancels the confirmation, never a pending delete. */
export function RemovalTicket({ kind, id, onClose, fallbackFocus }: RemovalTicketProps) {
  const services = useServices();
  const tellFailure = useFailureToast();
  const actor = usePageActor(() => createRemoval(services, kind), {
    'removal.done': () => services.toaster.show(deleted[kind]),
    'removal.failed': () => tellFailure(messages.deleteFailed),
  });
  useEffect(() => actor.send({ type: 'removal.requested', id }), [actor, id]);

  const confirm = () => {
    actor.send({ type: 'removal.confirmed' });
    fallbackFocus.current?.focus({ preventScroll: true });
    onClose();
  };
  const cancel = () => {
    actor.send({ type: 'removal.cancelled' });
    onClose();
  };
  return (
    <AlertDialog
      title={removalQuestion.title}
      description={removalQuestion.text[kind]}
      confirmLabel={removalQuestion.confirm}
      cancelLabel={removalQuestion.cancel}
      onConfirm={confirm}
      onCancel={cancel}
      fallbackFocus={fallbackFocus}
    />
  );
}
