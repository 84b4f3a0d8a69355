import { AlertDialog } from '@my-food/ui';
import { useBlocker, useRouter, type ShouldBlockFn } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forms } from '../i18n/en/forms.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { keyByHand } from '../navigation/hash-history.ts';
import { useServices } from '../services/services.tsx';

interface UnsavedGuardProps {
  /** Whether leaving would lose changes. Must be stable across renders. */
  isUnsaved: () => boolean;
  /** Called when the user leaves and discards the changes. */
  onDiscard: () => void;
  /** What the confirmation says; by default that typed values would be lost. */
  texts?: Readonly<Record<'title' | 'text', string>>;
}

/** An address entered by hand is followed: the stored draft covers it. Back and Forward change the entry before the blocker runs, links do not. */
const isByHand = (action: string) => {
  const entry: unknown = window.history.state;
  return (
    action !== 'PUSH' && action !== 'REPLACE' && typeof entry === 'object' && entry !== null && 'key' in entry && entry.key === keyByHand
  );
};

/** Asks for confirmation before a link, Back or closing the window discards changes. Logout and an expired session do not ask. */
export function UnsavedGuard({ isUnsaved, onDiscard, texts }: UnsavedGuardProps) {
  const t = useTexts(forms);
  const { sessionActor } = useServices();
  const router = useRouter();
  const hasUnsavedChanges = useCallback(
    () => sessionActor.getSnapshot().context.session !== null && isUnsaved(),
    [sessionActor, isUnsaved],
  );
  const resetPending = useRef<(() => void) | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ action, next }) => {
      // While the next page loads, the form is still shown: Back returns to it.
      const isLeaving = next.pathname !== router.state.resolvedLocation?.pathname;
      const isBlocked = isLeaving && !isByHand(action) && hasUnsavedChanges();
      // The router keeps only the last blocked navigation. An unresolved Back would leave its address behind.
      if (isBlocked) {
        resetPending.current?.();
        setAttempt((last) => last + 1);
      }
      return isBlocked;
    },
    [hasUnsavedChanges, router],
  );
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: hasUnsavedChanges, withResolver: true });
  useEffect(() => {
    resetPending.current = blocker.reset;
  }, [blocker]);
  if (blocker.status !== 'blocked') return null;
  const leave = () => {
    onDiscard();
    blocker.proceed();
  };
  return (
    <AlertDialog
      // Another link, followed meanwhile, asks anew: the focus is on the confirmation again.
      key={attempt}
      title={texts?.title ?? t('leaveTitle')}
      description={texts?.text ?? t('leaveText')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={blocker.reset}
    />
  );
}
