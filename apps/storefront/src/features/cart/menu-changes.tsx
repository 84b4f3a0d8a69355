import { Text } from '@my-food/ui';
import { cart } from '../../i18n/en/ordering/cart.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CartLine } from '../../ordering/cart-dish.ts';

/** What the menu has changed since the dishes were added, in one sentence beside the total. */
export function MenuChanges({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts(cart);
  const dishes = lines.filter(({ isUnavailable }) => isUnavailable).length;
  const prices = lines.filter(({ isUnavailable, previousPrice }) => !isUnavailable && previousPrice !== null).length;
  if (prices === 0 && dishes === 0) return null;
  return (
    <Text size="s" weight="medium">
      {prices === 0
        ? t('dishesUnavailable', { count: dishes })
        : dishes === 0
          ? t('pricesChanged', { count: prices })
          : t('pricesChangedDishesUnavailable', { prices, dishes })}
    </Text>
  );
}
