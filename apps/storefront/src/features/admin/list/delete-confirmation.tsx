import { removalMachine } from '@my-food/machines';
import { AlertDialog } from '@my-food/ui';
import type { RefObject } from 'react';
import { createActor, fromPromise } from 'xstate';
import { admin } from '../../../i18n/en/admin/admin.ts';
import { messages } from '../../../i18n/messages.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSessionToast } from '../../../services/use-session-toast.ts';
import { usePageActor } from '../../../forms/use-page-actor.ts';
import { useServices, type Services } from '../../../services/services.tsx';
import { removeOptimistically } from '../../../catalogue/catalogue-cache.ts';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import { focusEntry, successorOf } from './use-entry-focus.ts';

function createRemovalActor({ api, queryClient }: Services, kind: EntryKind, id: number) {
  const { remove } = kind === 'food' ? api.foods : api.categories;
  return createActor(
    removalMachine.provide({ actors: { remove: fromPromise(() => removeOptimistically({ queryClient, kind, id, remove })) } }),
  );
}

interface DeleteConfirmationProps {
  kind: EntryKind;
  id: number;
  /** Undefined when the list no longer has the entry. */
  name: string | undefined;
  /** Called after confirm or cancel. A confirmed delete continues after unmount. */
  onClose: () => void;
  /** Receives the focus when the list has no other entry. */
  fallbackFocus: RefObject<HTMLHeadingElement | null>;
}

/** Confirms and deletes one entry. Unmounting cancels the confirmation, never a pending delete. */
export function DeleteConfirmation({ kind, id, name, onClose, fallbackFocus }: DeleteConfirmationProps) {
  const t = useTexts(admin);
  const services = useServices();
  const showToast = useSessionToast();
  const actor = usePageActor(() => createRemovalActor(services, kind, id), {
    'removal.succeeded': () => showToast(messages[`${kind}Deleted`]),
    'removal.failed': () => showToast(messages.deleteFailed),
  });

  const confirm = () => {
    actor.send({ type: 'removal.confirmed' });
    const successor = successorOf(id);
    if (successor) focusEntry(successor);
    else fallbackFocus.current?.focus();
    onClose();
  };
  return (
    <AlertDialog
      title={t('confirmDeletion')}
      subject={name}
      description={t(`${kind}Deletion`)}
      confirmLabel={t('yesDelete')}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
      onCancel={onClose}
      fallbackFocus={fallbackFocus}
    />
  );
}
