import { Button, Notice } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { TextRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';

const outcomes = {
  'order.repriced': 'The menu has changed since you looked. Please check the sums, then order again.',
  'order.heldElsewhere': 'This cart is being ordered in another tab.',
  'order.notFound': 'No such order is on record. You may send it again.',
  'order.searchFailed': 'Your orders could not be read just now. Please try again in a moment.',
} as const;

/** What the checkout has to say beside its toasts: what happened, what is safe, what to do next. */
export function CheckoutNotice() {
  const { checkoutActor, sessionActor } = useServices();
  const state = useSelector(checkoutActor, ({ value }) => value);
  const isSignedIn = useSelector(sessionActor, ({ context }) => context.session !== null);
  const outcome = useLastOutcome();

  if (state === 'unknown' || state === 'finding') {
    return (
      <Notice
        tone="warn"
        title="Did the order arrive?"
        isAnnounced
        action={
          <Button look="quiet" size="s" isBusy={state === 'finding'} onClick={() => checkoutActor.send({ type: 'outcome.checked' })}>
            Check my orders
          </Button>
        }
      >
        The answer was lost on the way. Your cart is safe; look before you send it again.{' '}
        {outcome === 'order.searchFailed' && outcomes[outcome]}
      </Notice>
    );
  }
  if (state === 'throttled') return <Pause />;
  if (outcome !== null && outcome !== 'order.searchFailed') return <Notice isAnnounced>{outcomes[outcome]}</Notice>;
  if (!isSignedIn) {
    return (
      <Notice tone={state === 'refused' ? 'warn' : 'info'}>
        Orders belong to an account. <TextRouteLink to="/login/">Log in to order</TextRouteLink>; your cart waits.
      </Notice>
    );
  }
  if (state === 'refused') return <LoginHint />;
  return null;
}

/** A 429: the button is blocked until the server wants to be asked again. The sentence stays true while the time passes. */
function Pause() {
  const { checkoutActor } = useServices();
  const seconds = useSelector(checkoutActor, ({ context }) => Math.ceil(context.retryAfterMs / 1000));
  return (
    <Notice tone="warn" title="The kitchen needs a moment" isAnnounced>
      Too many orders at once. Your cart is safe; you can order again within {seconds} s.
    </Notice>
  );
}

function LoginHint() {
  return (
    <Notice tone="warn" isAnnounced>
      The order was not accepted. Your cart is safe. If this keeps happening, <TextRouteLink to="/login/">log in again</TextRouteLink>.
    </Notice>
  );
}

/** The last thing the checkout said on this screen, until the next order is requested. */
function useLastOutcome(): keyof typeof outcomes | null {
  const { checkoutActor } = useServices();
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  useEffect(() => {
    const subscriptions = [
      checkoutActor.on('order.repriced', ({ type }) => setOutcome(type)),
      checkoutActor.on('order.heldElsewhere', ({ type }) => setOutcome(type)),
      checkoutActor.on('order.notFound', ({ type }) => setOutcome(type)),
      checkoutActor.on('order.searchFailed', ({ type }) => setOutcome(type)),
      checkoutActor.subscribe((snapshot) => {
        if (snapshot.matches('checking')) setOutcome(null);
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [checkoutActor]);
  return outcome;
}
