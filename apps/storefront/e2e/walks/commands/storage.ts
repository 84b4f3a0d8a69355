import type { Page } from '@playwright/test';
import type { Situation } from '../model.ts';
import type { CartRow } from '../probe/observation.ts';
import { createCommand, type WalkCommand } from './command.ts';

/** The browser's storage becomes full, or has room again. Possible with one tab: another one would not see what is not stored. */
export const setStorageFull = (isFull: boolean): WalkCommand =>
  createCommand({
    label: () => (isFull ? "the browser's storage is full" : "the browser's storage has room again"),
    isPossible: ({ system, model }) =>
      system.isStorageFull() !== isFull && system.tabs.length === 1 && system.frozen.length === 0 && !model.hasOpenOrder(),
    run: ({ system }) => system.setStorageFull(isFull),
  });

/** What the next document finds if the storage has refused something; it may be refused until it is written again. */
export async function storedSituation(page: Page): Promise<Situation | null> {
  const { hasRefused, cart, role } = await page.evaluate(() => ({
    hasRefused: window.walkStorage.hasRefused(),
    cart: localStorage.getItem('cart'),
    role: localStorage.getItem('accessToken') && localStorage.getItem('role'),
  }));
  if (!hasRefused) return null;
  const rows: CartRow[] = JSON.parse(cart || '[]');
  return { user: role ? (role === 'ADMIN' ? 'admin' : 'customer') : null, cart: new Map(rows.map(({ id, quantity }) => [id, quantity])) };
}
