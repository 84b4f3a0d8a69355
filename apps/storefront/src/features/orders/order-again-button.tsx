import type { Order } from '@my-food/api';
import { Button, RefreshIcon } from '@my-food/ui';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { orderAgain as texts } from '../../i18n/en/ordering/order-again.ts';
import { infoMessage } from '../../i18n/translated-message.ts';
import { translator } from '../../i18n/translator.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mainHeading } from '../../platform/main-heading.ts';
import { useFocusSuccessor } from '../../platform/use-focus-successor.ts';
import { alwaysStale } from '../../queries/always-stale.ts';
import { useServices } from '../../services/services.tsx';
import { orderAgain, type OrderAgainResult } from './order-again.ts';

/** Adds the dishes of an old order to the cart at current prices and navigates to the cart. It places no order. */
export function OrderAgainButton({ order, describedBy }: { order: Order; describedBy?: string }) {
  const { cart, language, queries, queryClient, toaster } = useServices();
  const t = useTexts(texts);
  const router = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The cart shows its lines in the place of 'Your usual'.
  useFocusSuccessor(button, mainHeading);

  /** The language can have changed since the press. */
  const currentTexts = () => translator(language.current(), texts);
  const addToCart = async ({ dishes, missing }: OrderAgainResult) => {
    for (const { dish, quantity } of dishes) cart.change({ type: 'item.added', item: dish, quantity });
    if (missing.length > 0) toaster.show(infoMessage(currentTexts()('missing', { dishes: missing.join(', ') })));
    if (dishes.length > 0) await router.navigate({ to: '/food/add-to-card/' });
  };
  const loadMenu = async () => {
    const { pathname } = router.state.location;
    setIsLoading(true);
    const menu = await queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale }).catch(() => null);
    // Otherwise the user has navigated away, or has come back meanwhile, perhaps as another user: the dishes are no longer wanted.
    if (button.current && router.state.location.pathname === pathname) {
      // Busy until the cart is shown: another press would add the dishes again.
      if (menu) await addToCart(orderAgain(order, menu));
      else toaster.show(infoMessage(currentTexts()('menuUnreadable')));
    }
    setIsLoading(false);
  };

  return (
    <Button
      ref={button}
      variant="plain"
      size="s"
      icon={<RefreshIcon />}
      isLoading={isLoading}
      aria-describedby={describedBy}
      onClick={() => void loadMenu()}
    >
      {t('orderAgain')}
    </Button>
  );
}
