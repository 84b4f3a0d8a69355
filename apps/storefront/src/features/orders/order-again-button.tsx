import type { Order } from '@my-food/api';
import { Button, RefreshIcon } from '@my-food/ui';
import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { useRef, useState, type RefObject } from 'react';
import { orderAgain as texts } from '../../i18n/en/ordering/order-again.ts';
import { isolate } from '../../i18n/formats/isolate.ts';
import { infoMessage } from '../../i18n/message.ts';
import { translator } from '../../i18n/translator.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mainHeading } from '../../platform/main-heading.ts';
import { useFocusSuccessor } from '../../platform/use-focus-successor.ts';
import { alwaysStale } from '../../queries/always-stale.ts';
import { useServices, type Services } from '../../services/services.tsx';
import { orderAgain } from './order-again.ts';

const cartPath = '/food/add-to-card/';

/** Adds at current prices. Resolves when the cart is shown, or when nothing was added. */
async function addToCart(
  { cart, language, queries, queryClient, toaster }: Services,
  router: RegisteredRouter,
  order: Order,
  button: RefObject<HTMLElement | null>,
): Promise<void> {
  const { pathname } = router.state.location;
  const menu = await queryClient.fetchQuery({ ...queries.foods(), staleTime: alwaysStale }).catch(() => null);
  // The user has navigated away, or has come back meanwhile, perhaps as another user: the dishes are no longer wanted. Another 'Order again' leads to the cart.
  if (!button.current || ![pathname, cartPath].includes(router.state.location.pathname)) return;
  const { dishes, missing } = orderAgain(order, menu ?? []);
  const count = missing.length;
  const named = missing.slice(0, 3).map(isolate).join(', ') + (count > 3 ? '…' : '');
  // The language can have changed since the press.
  const t = translator(language.current(), texts);
  cart.change({ type: 'items.added', items: dishes });
  if (count > 0) toaster.show(infoMessage(menu ? t('missing', { count, dishes: named }) : t('menuUnreadable')));
  if (dishes.length > 0) await router.navigate({ to: cartPath });
}

/** Adds the dishes of an old order to the cart. It places no order. */
export function OrderAgainButton({ order, describedBy }: { order: Order; describedBy: string }) {
  const services = useServices();
  const t = useTexts(texts);
  const router = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The cart shows its lines in the place of 'Your usual'.
  useFocusSuccessor(button, mainHeading);

  const press = async () => {
    // Busy until the cart is shown: another press would add the dishes again.
    setIsLoading(true);
    await addToCart(services, router, order, button);
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
      onClick={() => void press()}
    >
      {t('orderAgain')}
    </Button>
  );
}
