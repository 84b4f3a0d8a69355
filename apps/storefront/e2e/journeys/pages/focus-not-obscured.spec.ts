import { expect, test } from '../../shop.ts';
import { addToOrder, expectQuantity } from '../../steps.ts';
import { coveredPoints, expectNothingCovered } from './covered-focus.ts';

test.use({ backendOptions: { scenario: 'shop' } });

test.describe('with the offer of Bangla', () => {
  test.use({ locale: 'bn-BD', viewport: { width: 375, height: 667 } });

  test('AC-368 it covers neither what has the focus nor the buttons at the lower edge', async ({ page, shop }) => {
    await shop.open('food/');
    await addToOrder(page, 'Kacchi Biryani');
    await expectQuantity(page, 'Kacchi Biryani', 1);
    const offer = page.getByRole('button', { name: 'বাংলায় দেখুন' });
    await expect(offer).toBeVisible();
    const atLowerEdge = {
      'food/': page.getByRole('link', { name: /^View order/ }),
      'food/details/?id=1': page.getByRole('button', { name: 'Add to Cart' }),
      'food/add-to-card/': page.getByRole('button', { name: 'Proceed to Checkout' }),
    };
    for (const [route, control] of Object.entries(atLowerEdge)) {
      await shop.open(route);
      await expect(control).toBeVisible();
      // The notice appears when idle, and gives way once the sheet has been measured.
      await expect.poll(() => control.evaluate(coveredPoints), { message: route }).toEqual([]);
    }
    await expectNothingCovered(page, shop, {
      'food/': 'Add to Order',
      'food/details/?id=1': 'See all',
      'food/add-to-card/': 'Kacchi Biryani',
      'login/': 'Email',
      'register/': 'Gender',
    });
    await expect(offer).toBeVisible();
  });

  for (const percent of [150, 200])
    test(`AC-368 it covers nothing that has the focus with text of ${String(percent)} %`, async ({ page, shop }) => {
      await page.addInitScript((size) => {
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${String(size)}%`));
      }, percent);
      await expectNothingCovered(page, shop, { 'food/': 'Add to Order', 'login/': 'Email' });
      await expect(page.getByRole('button', { name: 'বাংলায় দেখুন' })).toBeVisible();
    });
});

test.describe('with more categories than a row holds', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('AC-369 they cover no dish that has the focus', async ({ page, shop }) => {
    const { category } = shop.server.backend.db;
    for (let number = 1; number <= 16; number += 1) category.create({ name: `Seasonal dishes ${String(number)}`, picture: null });
    await shop.open('food/');
    const strip = page.getByRole('group', { name: 'Category' });
    await expect(strip.getByRole('radio', { name: 'Seasonal dishes 16' })).toBeAttached();
    expect((await strip.boundingBox())?.height).toBeGreaterThan(150);
    await expectNothingCovered(page, shop, { 'food/': 'Add to Order' });
  });
});
