import { AlertDialog } from '@my-food/ui';
import { trimPathRight, useRouter, type BlockerFn } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { forms } from '../i18n/en/forms.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { keyByHand } from '../navigation/hash-history.ts';
import { useServices } from '../services/services.tsx';

interface UnsavedGuardProps {
  /** Whether leaving would lose changes. */
  isUnsaved: () => boolean;
  /** Called before a link, Back or an address entered by hand leads to another entry of the history, also on this page. */
  onNavigate?: () => void;
  /** Called when the user leaves and discards the changes. */
  onDiscard?: () => void;
  /** What the confirmation says; by default that typed values would be lost. Called when it is rendered. */
  texts?: () => Readonly<Partial<Record<'title' | 'text', string>>>;
}

type Attempt = Parameters<BlockerFn>[0] & { number: number };

/** The destination for which guards were answered with 'Leave': the navigation is repeated, so that the other guards of the page ask their own question. */
let departure: { href: string; guards: readonly string[] } = { href: '', guards: [] };
const forgetDeparture = () => (departure = { href: '', guards: [] });

/**
 * Asks for confirmation before a link, Back or closing the window discards changes. Logout and an expired session do not ask. An address entered by hand
 * is followed: what was typed is there when the form is opened again.
 */
export function UnsavedGuard({ isUnsaved, onNavigate, onDiscard, texts }: UnsavedGuardProps) {
  const t = useTexts(forms);
  const { sessionActor } = useServices();
  const router = useRouter();
  const { history } = router;
  const hasUnsavedChanges = useEffectEvent(() => sessionActor.getSnapshot().context.session !== null && isUnsaved());
  const guard = useId();
  const [blocked, setBlocked] = useState<Attempt | null>(null);
  const handleAttempt: BlockerFn = useEffectEvent((attempt) => {
    const { action, nextLocation } = attempt;
    if (nextLocation.href !== departure.href) forgetDeparture();
    const isAnswered = departure.guards.includes(guard);
    if (action !== 'REPLACE' && !isAnswered && hasUnsavedChanges()) onNavigate?.();
    // Not `location`: while the next page loads, the form is still shown, and Back returns to it.
    const isLeaving = trimPathRight(nextLocation.pathname) !== trimPathRight(router.state.resolvedLocation?.pathname ?? '');
    // The action is checked, too: Back may lead to an entry whose address was entered by hand.
    const isByHand = action === 'FORWARD' && nextLocation.state.key === keyByHand;
    const isBlocked = isLeaving && !isByHand && !isAnswered && hasUnsavedChanges();
    setBlocked((former) => (isBlocked ? { ...attempt, number: (former?.number ?? 0) + 1 } : null));
    return isBlocked;
  });
  // Blocks each navigation at once and repeats it on 'Leave'. `useBlocker` keeps it waiting for the user, and after Back the address is already that of the
  // other page.
  useEffect(
    () => history.block({ enableBeforeUnload: () => hasUnsavedChanges(), blockerFn: (attempt) => handleAttempt(attempt) }),
    [history],
  );
  useEffect(() => () => void forgetDeparture(), []);
  if (!blocked) return null;
  const stay = () => {
    forgetDeparture();
    setBlocked(null);
  };
  const leave = () => {
    setBlocked(null);
    onDiscard?.();
    const { action, currentLocation, nextLocation } = blocked;
    const { href, state } = nextLocation;
    departure = { href, guards: [...departure.guards, guard] };
    if (action === 'PUSH') history.push(href, state);
    else if (action === 'REPLACE') history.replace(href, state);
    else history.go(state.__TSR_index - currentLocation.state.__TSR_index);
  };
  const { title = t('leaveTitle'), text = t('leaveText') } = texts?.() ?? {};
  return (
    <AlertDialog
      // Another attempt, made meanwhile, mounts the dialog again: it takes the focus, and the dialog below it may have been closed.
      key={blocked.number}
      title={title}
      description={text}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
