import { countOf } from '@my-food/machines';
import { CartIcon } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { waitingCart } from '../../i18n/en/ordering/waiting-cart.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../navigation/links.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { useServices } from '../../services/services.tsx';

/** The way back to a filled cart, for other pages. */
export function WaitingCart() {
  const { cart } = useServices();
  const t = useTexts(waitingCart);
  const { money } = useFormats();
  const lines = useSelector(cart.actor, ({ context }) => context.lines);
  const count = countOf(lines);
  if (count === 0) return null;
  return (
    <ButtonRouteLink to="/food/add-to-card/" variant="quiet" icon={<CartIcon />} fullWidth>
      {t('waiting', { count, total: money(cartTotals(lines).total) })}
    </ButtonRouteLink>
  );
}
