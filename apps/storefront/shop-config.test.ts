import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tooWeakPairs } from '@my-food/ui/contrast';
import { darkColor, lightColor } from '@my-food/ui/theme-tokens';
import { describe, expect, it } from 'vitest';
import { findShop } from '../../tools/build/find-shop.ts';
import { readSettings } from '../../tools/build/read-shop.ts';
import { shop as another } from './another-shop.config.ts';
import { readShop } from './build/shop-config.ts';
import type { ShopConfig } from './shop-config.ts';
import { shop as inBangla } from './shop.config.bn.ts';
import { shop } from './shop.config.ts';

const { VITE_SHOP_CONFIG } = readSettings('production');
const chosen = await readShop(findShop(import.meta.dirname, VITE_SHOP_CONFIG));

describe.each<[string, ShopConfig]>([
  ['shop.config.ts', shop],
  ['another-shop.config.ts', another],
  ['AC-874 the file of VITE_SHOP_CONFIG', chosen.shop],
])('%s', (_, { theme, tax, url, receipt, name, welcome }) => {
  it('has colours of sufficient contrast in both themes', () => {
    expect(tooWeakPairs({ ...lightColor, ...theme.light })).toEqual([]);
    expect(tooWeakPairs({ ...darkColor, ...theme.dark })).toEqual([]);
  });

  it('has a tax of at most two decimals and every text', () => {
    expect(Number(tax.percent.toFixed(2))).toBe(tax.percent);
    expect(tax.percent).toBeGreaterThanOrEqual(0);
    expect([name, welcome, tax.label, receipt.heading].filter((text) => text.trim() === '')).toEqual([]);
    expect(url === '' || /^https:\/\/.+\/$/.test(url)).toBe(true);
  });
});

it('AC-874 a tax of more decimals than are charged is refused with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-food-'));
  const file = join(folder, 'shop.config.ts');
  writeFileSync(file, "export const shop = { tax: { percent: 7.125, label: 'Tax (7.125%)' }, theme: { light: {}, dark: {} } };");
  await expect(readShop(file)).rejects.toThrow(`${file}: a tax of 7.125 per cent has more than two decimals.`);
  rmSync(folder, { recursive: true });
});

it('the shop is that of the specification', () => {
  expect(shop).toMatchObject({
    name: 'My Food',
    welcome: 'Welcome to My Food Where Every Bite Wins!',
    currency: { sign: '৳', detailSign: 'Tk', adminSign: '$' },
    tax: { percent: 5, label: 'Tax (5%)' },
    receipt: { heading: 'Order Receipt', thanks: 'Thank you for your order!' },
    theme: { light: {}, dark: {} },
  });
});

it('says in Bangla what it says in English', () => {
  const { contact, ...texts } = inBangla;
  expect(contact === '').toBe(shop.contact === '');
  expect(JSON.stringify(texts)).not.toContain('""');
  expect([texts.welcome, texts.tagline, texts.footer].filter((text) => !/[\u0980-\u09ff]/.test(text))).toEqual([]);
});
