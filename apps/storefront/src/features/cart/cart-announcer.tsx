import { UserText, VisuallyHidden } from '@my-food/ui';
import { useEffect, useState } from 'react';
import { cart as texts } from '../../i18n/en/ordering/cart.ts';
import { useFormats } from '../../i18n/formats/formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CartLine } from '../../ordering/cart-dish.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { useServices } from '../../services/services.tsx';
import { trackSession } from '../../session/track-session.ts';

interface Change {
  changed: { dish: string; quantity: number }[];
  total: number;
}

const quantities = (lines: readonly CartLine[]) => new Map(lines.map(({ item, quantity }) => [item.id, quantity]));

/** The dishes whose quantity differs, 0 for a removed one. */
function changedQuantities(before: readonly CartLine[], after: readonly CartLine[]): Change['changed'] {
  const [old, current] = [quantities(before), quantities(after)];
  const names = new Map([...before, ...after].map(({ item }) => [item.id, item.name]));
  return [...names].filter(([id]) => old.get(id) !== current.get(id)).map(([id, dish]) => ({ dish, quantity: current.get(id) ?? 0 }));
}

/** The one live region of the cart: each change with the new total, 'Kacchi Biryani: 2. Total ৳882.00'. An order and a logout announce themselves. */
export function CartAnnouncer() {
  const { cart } = useServices();
  const [change, setChange] = useState<Change | null>(null);
  const t = useTexts(texts);
  const { money } = useFormats();
  useEffect(() => {
    let previous = cart.actor.getSnapshot().context.lines;
    let isSameSession = trackSession();
    const { unsubscribe } = cart.actor.subscribe(({ context: { lines, ordered } }) => {
      const changed = ordered || !isSameSession() ? [] : changedQuantities(previous, lines);
      previous = lines;
      isSameSession = trackSession();
      if (changed.length > 0) setChange({ changed, total: cartTotals(lines).total });
    });
    return unsubscribe;
  }, [cart]);
  const text = change
    ? t('changed', { changes: change.changed.map((line) => t('changedLine', line)).join(', '), total: money(change.total) })
    : '';
  return (
    <VisuallyHidden as="div">
      <span role="status">
        <UserText>{text}</UserText>
      </span>
    </VisuallyHidden>
  );
}
