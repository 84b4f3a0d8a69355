import { AlertDialog } from '@my-food/ui';
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useServices } from '../../services.tsx';
import { leaveQuestion } from './copy.ts';

interface UnsavedGuardProps {
  /** Whether leaving now would lose something. The same function on every rendering. */
  isUnsaved: () => boolean;
  /** The person leaves, and lets go of what was typed. */
  onDiscard: () => void;
}

/**
 * An address edited by hand makes an entry without the router's mark; refusing it would reload the page. The kept draft waits then.
 * A move through the history changes the entry before it asks; a link does not.
 */
const isEditedByHand = (action: string) => {
  if (action === 'PUSH' || action === 'REPLACE') return false;
  const entry: unknown = window.history.state;
  return typeof entry !== 'object' || entry === null || !('__TSR_index' in entry);
};

/** Asks before something unsaved is left by a link, by Back or by closing the window. A logout and a lost session leave unasked. */
export function UnsavedGuard({ isUnsaved, onDiscard }: UnsavedGuardProps) {
  const { sessionActor } = useServices();
  const isWorthAsking = useCallback(() => sessionActor.getSnapshot().context.session !== null && isUnsaved(), [sessionActor, isUnsaved]);
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ action, current, next }) => current.pathname !== next.pathname && !isEditedByHand(action) && isWorthAsking(),
    [isWorthAsking],
  );
  const leaving = useBlocker({ shouldBlockFn, enableBeforeUnload: isWorthAsking, withResolver: true });
  if (leaving.status !== 'blocked') return null;
  const leave = () => {
    onDiscard();
    leaving.proceed();
  };
  return (
    <AlertDialog
      title={leaveQuestion.title}
      description={leaveQuestion.text}
      confirmLabel={leaveQuestion.confirm}
      cancelLabel={leaveQuestion.cancel}
      onConfirm={leave}
      onCancel={leaving.reset}
    />
  );
}
