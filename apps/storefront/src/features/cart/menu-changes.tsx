import { Text } from '@my-food/ui';
import type { CartLine } from '../../ordering/cart-dish.ts';

const count = (number: number, one: string, many: string) => (number === 0 ? [] : [number === 1 ? one : `${String(number)} ${many}`]);

/** What the menu has changed since the dishes were added, in one sentence beside the total. */
export function MenuChanges({ lines }: { lines: readonly CartLine[] }) {
  const unavailable = lines.filter(({ isUnavailable }) => isUnavailable);
  const repriced = lines.filter(({ isUnavailable, previousPrice }) => !isUnavailable && previousPrice !== null);
  const changes = [
    ...count(repriced.length, 'one price has changed', 'prices have changed'),
    ...count(unavailable.length, 'one dish is not available', 'dishes are not available'),
  ];
  if (changes.length === 0) return null;
  return (
    <Text size="s" weight="medium">
      Since you chose: {changes.join(' and ')}. The total counts this.
    </Text>
  );
}
