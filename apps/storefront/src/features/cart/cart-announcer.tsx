import { UserText, VisuallyHidden } from '@my-food/ui';
import { useEffect, useState } from 'react';
import { formatMoney } from '../../i18n/amount.ts';
import type { CartLine } from '../../ordering/cart-dish.ts';
import { cartTotals } from '../../ordering/cart-totals.ts';
import { useServices } from '../../services/services.tsx';

const quantities = (lines: readonly CartLine[]) => new Map(lines.map(({ item, quantity }) => [item.name, quantity]));

/** The dishes whose quantity differs, 0 for a removed one: 'Kacchi Biryani: 2'. */
function describeChanges(before: readonly CartLine[], after: readonly CartLine[]): string {
  const [old, current] = [quantities(before), quantities(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  return names
    .filter((name) => old.get(name) !== current.get(name))
    .map((name) => `${name}: ${String(current.get(name) ?? 0)}`)
    .join(', ');
}

/** The one live region of the cart: each change with the new total, 'Kacchi Biryani: 2. Total ৳882.00'. An order announces itself. */
export function CartAnnouncer() {
  const { cart } = useServices();
  const [text, setText] = useState('');
  useEffect(() => {
    let previous = cart.actor.getSnapshot().context.lines;
    const { unsubscribe } = cart.actor.subscribe(({ context: { lines, ordered } }) => {
      const changes = ordered ? '' : describeChanges(previous, lines);
      previous = lines;
      if (changes) setText(`${changes}. Total ${formatMoney(cartTotals(lines).total)}`);
    });
    return unsubscribe;
  }, [cart]);
  return (
    <VisuallyHidden as="div">
      <span role="status">
        <UserText>{text}</UserText>
      </span>
    </VisuallyHidden>
  );
}
