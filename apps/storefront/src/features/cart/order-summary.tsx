import { Button, FieldGroup, RadioCard } from '@my-food/ui';
import { SummaryCard } from '@my-food/ui/shop';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { shop } from '../../../shop.config.ts';
import { formatMoney } from '../../i18n/amount.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { isBeingOrdered } from '../../ordering/pending-order/is-order-pending.ts';
import { useServices } from '../../services/services.tsx';
import { useIsSignedIn } from '../../services/use-is-signed-in.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { MenuChanges } from './menu-changes.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { useCheckoutActor } from './use-checkout-actor.ts';
import { useShownLines } from './use-shown-lines.ts';

/**
 * Totals, destination, payment method and checkout button. For an empty cart the button is quiet but enabled, to show the specified toast
 * (Spec §5).
 */
export function OrderSummary() {
  const { cart } = useServices();
  const checkoutActor = useCheckoutActor();
  const router = useRouter();
  const { lines } = useShownLines();
  const isSubmitting = useSelector(checkoutActor, isBeingOrdered);
  const isSignedIn = useIsSignedIn();
  const isBlocked = useSelector(checkoutActor, (snapshot) => snapshot.matches('unsettled') || snapshot.matches('throttled'));
  // The page of the order loads while the order is on its way.
  useEffect(() => {
    if (isSubmitting) void router.preloadRoute({ to: '/profile/' });
  }, [isSubmitting, router]);
  const { subtotal, tax, total } = cartTotals(lines);
  const order = () => checkoutActor.send({ type: 'order.requested', lines: cart.actor.getSnapshot().context.lines });
  return (
    <SummaryCard
      title="Order summary"
      rows={[
        { label: 'Subtotal', amount: formatMoney(subtotal) },
        { label: shop.tax.label, amount: formatMoney(tax) },
      ]}
      total={{ label: 'Total', amount: formatMoney(total) }}
      actions={
        <Button
          size="l"
          variant={lines.length === 0 ? 'quiet' : 'primary'}
          fullWidth
          isLoading={isSubmitting}
          isDisabled={isBlocked}
          onClick={order}
        >
          Proceed to Checkout
        </Button>
      }
      note={<CheckoutNotice />}
    >
      <MenuChanges lines={lines} />
      {isSignedIn && lines.length > 0 && <DeliveryAddress />}
      <FieldGroup label="Payment method">
        <RadioCard name="payment_method" value="cash" label="Cash on Delivery" text="Pay at the door when the food is there." isChecked />
      </FieldGroup>
    </SummaryCard>
  );
}
