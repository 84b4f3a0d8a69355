import type { Order } from '@my-food/api';
import { Button, RefreshIcon } from '@my-food/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { orderAgain as texts } from '../../i18n/en/ordering/order-again.ts';
import type { Message } from '../../i18n/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { alwaysStale } from '../../queries/always-stale.ts';
import { useServices } from '../../services/services.tsx';
import { orderAgain, type OrderAgainResult } from './order-again.ts';

const note = (text: string): Message => ({ text, tone: 'info', durationMs: 4000 });

/** Adds the dishes of an old order to the cart at current prices and navigates to the cart. It places no order. */
export function OrderAgainButton({ order, describedBy }: { order: Order; describedBy?: string }) {
  const { cart, queries, queryClient, toaster } = useServices();
  const t = useTexts(texts);
  const router = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  /** The texts in the language of the page, which can change while the menu is read; null once the page is left. */
  const mountedTexts = useRef<typeof t | null>(null);
  useEffect(() => {
    mountedTexts.current = t;
    return () => void (mountedTexts.current = null);
  }, [t]);

  const addToCart = ({ dishes, missing }: OrderAgainResult, currentTexts: typeof t) => {
    for (const { dish, quantity } of dishes) cart.change({ type: 'item.added', item: dish, quantity });
    if (missing.length > 0) toaster.show(note(currentTexts('missing', { dishes: missing.join(', ') })));
    if (dishes.length > 0) void router.navigate({ to: '/food/add-to-card/' });
  };
  const loadMenu = async () => {
    const { pathname } = router.state.location;
    setIsLoading(true);
    const menu = await queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale }).catch(() => null);
    setIsLoading(false);
    // The user has navigated away, or has come back meanwhile, perhaps as another user: the dishes are no longer wanted.
    const currentTexts = mountedTexts.current;
    if (!currentTexts || router.state.location.pathname !== pathname) return;
    if (menu) addToCart(orderAgain(order, menu), currentTexts);
    else toaster.show(note(currentTexts('menuUnreadable')));
  };

  return (
    <Button
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
