import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Query } from './in-page.ts';
import { expect, journey } from './journey.ts';
import { addToOrder, barLink, button, dishes, dishLink, heading, item, quantity, toast } from './queries.ts';
import { addToCart } from './steps.ts';

journey('browse', async ({ shop }) => {
  await shop.open('');
  await shop.press({ role: 'link', name: 'Curry', within: { role: 'main' } });
  await shop.expectTexts(dishes, ['Dal', 'Naan']);
  await shop.expectRoute('food');
  await shop.press({ role: 'radio', name: 'All' });
  await shop.expectCount(dishes, 4);
  await expect.poll(() => shop.run('isPictureLoaded', 'Dal')).toBe(true);
  await shop.press(dishLink('Dal'));
  await shop.expectVisible(heading('Dal'));
  await shop.expectVisible({ text: 'Red lentils tempered with garlic and panch phoron.' });
  await shop.press(button('Add to Cart'));
  await shop.expectTexts(quantity('Dal'), ['1']);
});

journey('dishes pressed 40 ms apart', async ({ shop }) => {
  await shop.open('food/');
  await shop.press(dishLink('Dal'));
  await shop.expectVisible(heading('Dal'));
  const related: Query = { role: 'link', within: { role: 'heading', level: 3, within: { role: 'main' } } };
  await shop.expectCount(related, 1);
  await shop.run('pressRepeatedly', related, 8, 40);
  await expect.poll(() => shop.run('isSettled')).toBe(true);
  await shop.expectVisible(button('Add to Cart'));
});

journey.describe(() => {
  journey.use({ scenario: 'shop' });

  journey('search in both scripts', async ({ shop }) => {
    const search = { role: 'searchbox', name: 'Search dishes' };
    await shop.open('food/');
    await shop.fill(search, 'kacchi');
    await shop.expectTexts(dishes, ['Kacchi Biryani', 'কাচ্চি বিরিয়ানি']);
    await shop.fill(search, 'ইলিশ');
    await expect.poll(() => shop.run('textsOf', dishes)).toEqual(expect.arrayContaining(['ইলিশ পোলাও', 'Shorshe Ilish']));
    await shop.expectCount(dishes, 2);
    await shop.fill(search, 'zzzz');
    await shop.press(button('Clear the search'));
    await shop.expectCount(dishes, 36);
    expect(await shop.run('scrollTop'), 'WebKit scrolls a tall element to its top when it is focused').toBe(0);
  });
});

journey('cart and undo', async ({ shop }) => {
  await addToCart(shop, 'Margherita');
  await shop.press({ role: 'button', name: { startsWith: 'Plus one Margherita' } });
  await shop.expectTexts(quantity('Margherita'), ['2']);
  await addToCart(shop, 'Kacchi');
  await shop.expectVisible({ text: '৳861.53' });
  await shop.press(button('Remove Margherita'));
  await shop.expectCount(quantity('Margherita'), 0);
  await shop.press({ role: 'button', name: { startsWith: 'Undo' } });
  await shop.expectTexts(quantity('Margherita'), ['2']);
  await shop.tab.reload();
  await shop.expectTexts(quantity('Margherita'), ['2']);
  await shop.expectVisible({ text: '৳861.53' });
});

journey('order', { tag: '@smoke' }, async ({ shop, server, signIn }) => {
  await signIn('customer');
  await addToCart(shop, 'Margherita');
  server.clear();
  await shop.press(button('Proceed to Checkout'));
  await shop.expectVisible(toast('Order placed successfully!'));
  await shop.expectRoute('profile');
  const orders = server.requests.filter(({ method, path }) => method === 'POST' && path === '/api/user/orders/');
  expect(orders.map(({ json }) => json)).toMatchObject([{ subtotal: 250, tax: 12.5, total: 262.5 }]);
  await shop.expectCount({ role: 'article', containing: '262.50' }, 1);
  expect(await shop.run('storedValue', 'cart')).toBeNull();
});

journey('receipt as a file', async ({ shop, signIn, driver }) => {
  await signIn('customer');
  await addToCart(shop, 'Margherita');
  await shop.press(button('Proceed to Checkout'));
  await shop.expectRoute('profile');
  await shop.press(button('Download'));
  const saved = async () => (await readdir(driver.downloads)).filter((name) => /^order_\d+\.pdf$/.test(name));
  await expect.poll(saved, { timeout: 30_000 }).toHaveLength(1);
  const [name = ''] = await saved();
  const read = () => readFile(join(driver.downloads, name), 'latin1');
  await expect.poll(async () => (await read()).trimEnd().endsWith('%%EOF')).toBe(true);
  expect((await read()).slice(0, 5)).toBe('%PDF-');
});

journey.describe(() => {
  journey.use({ scenario: 'manyDishes' });

  journey('10,000 dishes', async ({ shop }) => {
    await shop.open('food/');
    await shop.expectVisible({ text: '10000 dishes' });
    await shop.fill({ role: 'searchbox', name: 'Search dishes' }, 'No. 5678');
    await shop.expectVisible({ text: '1 dish' });
    await shop.expectCount(dishes, 1);
  });
});

journey('keyboard', async ({ shop }) => {
  await shop.open('food/');
  await shop.pressByKeyboard('Kacchi');
  await shop.expectVisible(heading('Kacchi'));
  await expect.poll(() => shop.run('isFocused', { role: 'heading', level: 1 })).toBe(true);
  await shop.pressByKeyboard('Add to Cart');
  await shop.expectTexts(quantity('Kacchi'), ['1']);
  await shop.expectRoute('food/add-to-card');
});

journey('two tabs', async ({ shop, openTab }) => {
  await addToCart(shop, 'Margherita');
  const other = await openTab();
  await other.open('food/');
  await other.press(addToOrder('Naan'));
  await other.expectTexts(quantity('Naan'), ['1']);
  await shop.expectTexts(quantity('Naan'), ['1']);
  await shop.press(button('Remove Margherita'));
  await other.expectCount(item('Margherita'), 0);
});

journey('lost connection', async ({ shop, server, signIn }) => {
  await signIn('customer');
  await addToCart(shop, 'Margherita');
  server.program({ method: 'POST', path: '/api/user/orders/', isDropped: true, isProcessed: true });
  await shop.press(button('Proceed to Checkout'));
  await shop.expectVisible(toast('Something went wrong.'));
  await shop.expectTexts(quantity('Margherita'), ['1']);
  await shop.press(barLink('Home'));
  await shop.press(barLink('Cart'));
  await shop.expectTexts(quantity('Margherita'), ['1']);
});
