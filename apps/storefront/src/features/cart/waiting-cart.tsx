import { countOf, orderableLines } from '@my-food/machines';
import { CartIcon } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { formatMoney } from '../../i18n/amount.ts';
import { ButtonRouteLink } from '../../navigation/links.tsx';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { useServices } from '../../services/services.tsx';

/** The way back to a filled cart, for other pages. */
export function WaitingCart() {
  const { cart } = useServices();
  const lines = useSelector(cart.actor, ({ context }) => context.lines);
  const count = countOf(orderableLines(lines));
  if (count === 0) return null;
  return (
    <ButtonRouteLink to="/food/add-to-card/" variant="quiet" icon={<CartIcon />} fullWidth>
      Your order waits: {count === 1 ? '1 dish' : `${String(count)} dishes`}, {formatMoney(cartTotals(lines).total)}
    </ButtonRouteLink>
  );
}
