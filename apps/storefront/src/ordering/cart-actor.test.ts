import { expect, it } from 'vitest';
import { installFakeTime } from '../platform/testing/fake-time.ts';
import { openShop } from './testing/open-shop.ts';
import { dish } from './testing/open-tabs.ts';

installFakeTime();

it('adds to what another tab has just stored, before its storage event arrives', () => {
  const { tab, openTab, stored } = openShop();
  const other = openTab();
  tab.cart.change({ type: 'item.added', item: dish(2, 2070) });
  other.cart.change({ type: 'item.added', item: dish(3, 3105) });
  expect(stored()).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
});

it('does not contain lines that the menu no longer has', () => {
  const { tab } = openShop();
  const { lines } = tab.cart.actor.getSnapshot().context;
  expect(tab.cart.containsLines(lines)).toBe(true);
  tab.cart.change({ type: 'menu.read', items: [dish(2, 2070)] });
  expect(tab.cart.containsLines(lines)).toBe(false);
});

it('AC-059 leaves nothing of a dish that was added after another tab’s logout, before its event arrives', () => {
  const { tab, storage, stored } = openShop();
  storage.write([]);
  tab.cart.change({ type: 'item.added', item: dish(2, 2070) });
  tab.cart.reset();
  expect([stored(), tab.inCart()]).toEqual([[], []]);
});

it('leaves nothing to undo when the session ends', () => {
  const { tab, storage } = openShop();
  tab.cart.change({ type: 'line.removed', id: 1 });
  tab.cart.reset();
  tab.cart.change({ type: 'removal.undone' });
  expect(storage.read()).toEqual([]);
});
