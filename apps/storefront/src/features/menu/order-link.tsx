import { countOf } from '@my-food/machines';
import { scrollClearance } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { menu } from '../../i18n/en/menu.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../navigation/links.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { useServices } from '../../services/services.tsx';

interface OrderLinkProps {
  variant?: 'primary' | 'quiet';
  size?: 's' | 'm';
  className?: string;
}

/** A link to the cart with its number of dishes and its total. Renders nothing if it has none. */
export function OrderLink({ variant = 'primary', size = 'm', className }: OrderLinkProps) {
  const { cart } = useServices();
  const t = useTexts(menu);
  const { money } = useFormats();
  const lines = useSelector(cart.actor, ({ context }) => context.lines);
  const count = countOf(lines);
  if (count === 0) return null;
  return (
    <div ref={scrollClearance} className={className}>
      <ButtonRouteLink to="/food/add-to-card/" variant={variant} size={size}>
        {t('viewOrder', { count, total: money(cartTotals(lines).total) })}
      </ButtonRouteLink>
    </div>
  );
}
