import { Button, FieldGroup, RadioCard, StatusRegion } from '@my-food/ui';
import { SummaryCard } from '@my-food/ui/shop';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useShopTexts } from '../../i18n/shop-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { isBeingOrdered } from '../../ordering/pending-order/is-order-pending.ts';
import { useServices } from '../../services/services.tsx';
import { useIsSignedIn } from '../../services/use-is-signed-in.ts';
import * as styles from './cart.css.ts';
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
  const t = useTexts(texts);
  const { money } = useFormats();
  const { tax } = useShopTexts();
  const checkoutActor = useCheckoutActor();
  const router = useRouter();
  const { lines } = useShownLines();
  const isSubmitting = useSelector(checkoutActor, isBeingOrdered);
  const isSignedIn = useIsSignedIn();
  const isWaiting = useSelector(checkoutActor, (snapshot) => snapshot.matches('unsettled') || snapshot.matches('throttled'));
  // The page of the order loads while the order is on its way.
  useEffect(() => {
    if (isSubmitting) void router.preloadRoute({ to: '/profile/' });
  }, [isSubmitting, router]);
  const isEmpty = lines.length === 0;
  const isBlocked = isWaiting && !isEmpty;
  const sums = cartTotals(lines);
  const order = () => checkoutActor.send({ type: 'order.requested', lines: cart.actor.getSnapshot().context.lines });
  return (
    <SummaryCard
      isIdle={isEmpty}
      title={t('summary')}
      rows={[
        { label: t('subtotal'), amount: money(sums.subtotal) },
        { label: tax.label, amount: money(sums.tax) },
      ]}
      total={{ label: t('total'), amount: money(sums.total) }}
      actions={
        // Blocked, it keeps the focus, and the machine refuses the order.
        <div className={isBlocked ? styles.blocked : undefined}>
          <Button
            size="l"
            variant={isEmpty ? 'quiet' : 'primary'}
            fullWidth
            isLoading={isSubmitting}
            aria-disabled={isSubmitting || isBlocked || undefined}
            data-double-press="ignored"
            onClick={order}
          >
            {t('checkOut')}
          </Button>
        </div>
      }
      note={<CheckoutNotice />}
    >
      <StatusRegion>
        <MenuChanges lines={lines} />
      </StatusRegion>
      {isSignedIn && !isEmpty && <DeliveryAddress />}
      <FieldGroup label={t('paymentMethod')}>
        <RadioCard name="payment_method" value="cash" label={t('cash')} text={t('cashText')} isChecked />
      </FieldGroup>
    </SummaryCard>
  );
}
