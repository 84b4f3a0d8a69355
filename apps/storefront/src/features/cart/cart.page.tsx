import { EmptyState, Heading, Page, Row, Split, Stack } from '@my-food/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { ButtonRouteLink } from '../../routing/links.tsx';
import { useServices } from '../../services.tsx';
import { CartRows } from './cart-rows.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useMenuComparison } from './use-menu-comparison.ts';

/** Cart and checkout on one screen (Spec §2). */
export function CartPage() {
  useMenuComparison();
  const { cart } = useServices();
  const isEmpty = useSelector(cart.actor, ({ context }) => context.lines.length === 0 && context.removed === null);
  useEffect(() => () => cart.actor.send({ type: 'removal.forgotten' }), [cart]);
  return (
    <Page>
      <Stack gap="xl">
        <Row justify="space-between">
          <Heading level={1} look="page">
            Your cart
          </Heading>
          <ButtonRouteLink to="/food/" look="quiet">
            Add More Items
          </ButtonRouteLink>
        </Row>
        <Split aside={<OrderSummary />}>
          {isEmpty ? (
            <EmptyState title="Nothing on the plate yet" text="Pick a dish from the menu and it waits for you here." />
          ) : (
            <CartRows />
          )}
        </Split>
      </Stack>
    </Page>
  );
}
