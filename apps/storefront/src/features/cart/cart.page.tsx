import { EmptyState, Heading, Container, Inline, TwoColumn, Stack } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { ButtonRouteLink } from '../../navigation/links.tsx';
import { useMenuLinkProps } from '../../navigation/list-link.ts';
import { useServices } from '../../services/services.tsx';
import { CartAnnouncer } from './cart-announcer.tsx';
import { CartRows } from './cart-rows.tsx';
import { OrderSummary } from './order-summary.tsx';
import { Suggestions } from './suggestions.tsx';
import { useMenuComparison } from './use-menu-comparison.ts';
import { useShownLines } from './use-shown-lines.ts';

/** Cart and checkout on one screen (Spec §2). `usual`: shown while the cart is empty. */
export function CartPage({ usual }: { usual: ReactNode }) {
  useMenuComparison();
  const { cart } = useServices();
  const { lines } = useShownLines();
  const hasRemoved = useSelector(cart.actor, ({ context }) => context.removed !== null);
  const isEmpty = lines.length === 0 && !hasRemoved;
  useEffect(() => () => cart.actor.send({ type: 'page.left' }), [cart]);
  return (
    <Container>
      <CartAnnouncer />
      <Stack gap="xl">
        <Inline justify="space-between">
          <Heading level={1} variant="page">
            Your cart
          </Heading>
          <ButtonRouteLink {...useMenuLinkProps()} variant="quiet">
            Add More Items
          </ButtonRouteLink>
        </Inline>
        <TwoColumn aside={<OrderSummary />}>
          {isEmpty ? (
            <Stack gap="xl">
              <EmptyState
                title="Nothing on the plate yet"
                text="Pick a dish from the menu and it waits for you here."
                actions={<ButtonRouteLink to="/food/">Browse the menu</ButtonRouteLink>}
              />
              {usual}
            </Stack>
          ) : (
            <CartRows />
          )}
        </TwoColumn>
        <Suggestions />
      </Stack>
    </Container>
  );
}
