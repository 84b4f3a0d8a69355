import { EmptyState, Heading, Container, Inline, TwoColumn, Stack } from '@my-food/ui';
import { EmptyPlate } from '@my-food/ui/shop';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonRouteLink } from '../../navigation/links.ts';
import { listLink } from '../../navigation/list-link.ts';
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
  const t = useTexts(texts);
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
            {t('title')}
          </Heading>
          <ButtonRouteLink {...listLink('/food/')} activeOptions={{ exact: true }} variant="quiet">
            {t('addMore')}
          </ButtonRouteLink>
        </Inline>
        <TwoColumn aside={<OrderSummary />}>
          {isEmpty ? (
            <Stack gap="xl">
              <EmptyState
                picture={<EmptyPlate />}
                title={t('emptyTitle')}
                text={t('emptyText')}
                actions={
                  <ButtonRouteLink to="/food/" activeOptions={{ exact: true }}>
                    {t('browseMenu')}
                  </ButtonRouteLink>
                }
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
