import { expect, test } from './demo.ts';
import { linkedFaults, main, stored } from './mock-links.ts';
import { expectRoute } from '../../shop.ts';

// `?mock=` links in the demo build.

test('AC-152 links set the faults of a guest, of a customer and of an order, and reset restores', async ({ page, demo }) => {
  for (const { name, link, act } of linkedFaults)
    await test.step(`${name} (?mock=${link})`, async () => {
      await act(page, demo, link);
      await demo.open('food/', 'reset,scenario:fourDishes');
      await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveText(['Margherita', 'Dal', 'Naan', 'Kacchi']);
      expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => key.includes('mock')))).toEqual([]);
    });
});

test('AC-152 a link is removed from the URL, preserves the history, its faults persist in the tab, and it chooses the menu', async ({
  page,
  demo,
  context,
}) => {
  await test.step('a link is removed from the URL, and its faults persist in the tab across a reload', async () => {
    await demo.open('food/?category=Curry', 'listFoods:503,nonsense');
    expect(page.url()).toBe(`${demo.site.url}/#/food/?category=Curry`);
    await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
    const other = await context.newPage();
    await demo.open('food/', undefined, other);
    await expect(main(other).getByRole('heading', { name: 'Margherita' })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });
  await test.step('applying a link preserves the history state', async () => {
    await demo.open('', 'reset,scenario:fourDishes');
    await page.getByRole('banner').getByRole('link', { name: 'Food', exact: true }).click();
    await page.getByText('Dal', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dal' })).toBeVisible();
    // The router patches the methods of `history`; those of the prototype bypass it.
    await page.evaluate(() => History.prototype.replaceState.call(history, history.state, '', `?mock=listFoods:500${location.hash}`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dal' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
  await test.step('unknown directives change nothing and are logged', async () => {
    await demo.open('food/', 'reset,scenario:fourDishes');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await demo.open('food/', 'scenario:nowhere,listFoods:sometimes');
    await expect(main(page).getByRole('listitem').getByRole('heading')).toHaveCount(4);
    expect(warnings).toEqual(['?mock= ignores unknown directives: scenario:nowhere, listFoods:sometimes']);
  });
  await test.step('ten thousand dishes', async () => {
    await demo.open('food/', 'scenario:manyDishes');
    await expect(page.getByText(/10,?000/).first()).toBeAttached();
  });
  await test.step('reset restores the default menu, and preserves the storage of the shop', async () => {
    await main(page)
      .getByRole('button', { name: /Add to Order/ })
      .first()
      .click();
    await expectRoute(page, 'food/add-to-card');
    await demo.open('food/', 'reset');
    await expect(main(page).getByRole('heading', { name: 'Kacchi Biryani' })).toBeVisible();
    expect(await stored(page)).toEqual(['cart']);
  });
});

test('AC-813 a link survives the reload of a page that the worker does not control', async ({ page, demo }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isControlled') !== null) return;
    sessionStorage.setItem('isControlled', '');
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: null });
  });
  await demo.open('', 'panel');
  await expect(page.getByRole('dialog', { name: 'Sample shop' })).toBeVisible();
  await expect(page).toHaveURL(`${demo.site.url}/#/`);
});
