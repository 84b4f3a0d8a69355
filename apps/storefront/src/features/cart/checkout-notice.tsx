import { gracePeriod, type CheckoutNote } from '@my-food/machines';
import { Button, Notice } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { TextRouteLink } from '../../navigation/links.tsx';
import { useIsSignedIn } from '../../services/use-is-signed-in.ts';
import { OrderCandidates } from './order-candidates.tsx';
import { useCheckoutActor } from './use-checkout-actor.ts';

const notes: Record<Exclude<CheckoutNote, 'refused' | 'searchFailed'>, string> = {
  menuChanged: 'The menu has changed since you looked. Please check the sums, then order again.',
  lockedByOtherTab: 'This cart is being ordered in another tab.',
  cartChanged: 'This cart has been ordered or changed in another tab. Please look at it before you order.',
  absent: 'No such order is on record. You may send it again.',
};

/** Status of the checkout beside its toasts: what happened and what to do next. */
export function CheckoutNotice() {
  const checkoutActor = useCheckoutActor();
  const checkout = useSelector(checkoutActor, (snapshot) => snapshot);
  const isSignedIn = useIsSignedIn();
  const { note } = checkout.context;

  if (checkout.matches({ unsettled: 'waiting' })) return <GracePeriodNotice />;
  if (checkout.matches({ unsettled: 'choosing' }) || checkout.matches({ unsettled: 'settling' })) return <OrderCandidates />;
  if (checkout.matches('unsettled')) {
    return (
      <Notice
        tone="warning"
        title="Did the order arrive?"
        isAnnounced
        actions={
          <Button
            variant="quiet"
            size="s"
            isLoading={checkout.matches({ unsettled: 'finding' })}
            onClick={() => checkoutActor.send({ type: 'outcome.checked' })}
          >
            Check my orders
          </Button>
        }
      >
        The answer was lost on the way. Your cart is safe; look before you send it again.{' '}
        {note === 'searchFailed' && 'Your orders could not be read just now. Please try again in a moment.'}
      </Notice>
    );
  }
  if (checkout.matches('throttled')) return <ThrottleNotice />;
  if (note !== null && note !== 'refused' && note !== 'searchFailed') return <Notice isAnnounced>{notes[note]}</Notice>;
  if (!isSignedIn) {
    return (
      <Notice tone={note === 'refused' ? 'warning' : 'info'}>
        Orders belong to an account. <TextRouteLink to="/login/">Log in to order</TextRouteLink>; your cart waits.
      </Notice>
    );
  }
  return note === 'refused' ? <LoginHint /> : null;
}

/** A slow server can still store an order whose response was lost. The text is static: it names the maximum wait. */
function GracePeriodNotice() {
  return (
    <Notice tone="warning" title="Not on record yet" isAnnounced>
      No such order is on record so far, but a slow server may still be storing it. Your cart is safe. We look again within{' '}
      {gracePeriod / 1000} s; then you can send it once more.
    </Notice>
  );
}

/** A 429: the button is disabled until `Retry-After`. The text is static: it names the maximum wait. */
function ThrottleNotice() {
  const checkoutActor = useCheckoutActor();
  const seconds = useSelector(checkoutActor, ({ context }) => Math.ceil(context.retryAfterMs / 1000));
  return (
    <Notice tone="warning" title="The kitchen needs a moment" isAnnounced>
      Too many orders at once. Your cart is safe; you can order again within {seconds} s.
    </Notice>
  );
}

function LoginHint() {
  return (
    <Notice tone="warning" isAnnounced>
      The order was not accepted. Your cart is safe. If this keeps happening, <TextRouteLink to="/login/">log in again</TextRouteLink>.
    </Notice>
  );
}
