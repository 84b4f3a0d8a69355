import { countOf, totalsOf } from '@my-food/machines';
import { useSelector } from '@xstate/react';
import { shop } from '../../../shop.config.ts';
import { formatMoney } from '../../i18n/amount.ts';
import { ButtonRouteLink } from '../../navigation/links.tsx';
import { useServices } from '../../services/services.tsx';

interface OrderLinkProps {
  variant?: 'primary' | 'quiet';
  size?: 's' | 'm';
  className?: string;
}

/** A link to the cart with its number of dishes and its total. Renders nothing while the cart is empty. */
export function OrderLink({ variant = 'primary', size = 'm', className }: OrderLinkProps) {
  const { cart } = useServices();
  const lines = useSelector(cart.actor, ({ context }) => context.lines);
  if (lines.length === 0) return null;
  return (
    <div className={className}>
      <ButtonRouteLink to="/food/add-to-card/" variant={variant} size={size}>
        {`View order · ${String(countOf(lines))} · ${formatMoney(totalsOf(lines, shop.tax.percent).total)}`}
      </ButtonRouteLink>
    </div>
  );
}
