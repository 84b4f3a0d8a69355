import { openEmptyDocument } from '../../shared-context.ts';
import { expect, expectRoute, test, toast } from '../../shop.ts';
import { checkOutRecorded } from './order-frames.ts';
import { addToOrder, checkOut, expectQuantity, orderOfTwoDishes, orderRequests, twoFrames } from '../../steps.ts';

test('from the menu a dish is opened, or put into the cart, with one press', async ({ page, shop }) => {
  await shop.open('food/');
  const card = page.getByRole('listitem').filter({ hasText: 'Dal' });
  await test.step('AC-023 the picture of a card opens that dish, and so does its name', async () => {
    for (const link of [card.locator('a:has(img)'), card.getByRole('heading').getByRole('link')]) {
      await link.click();
      await expectRoute(page, 'food/details');
      await expect(page.getByRole('heading', { level: 1, name: 'Dal' })).toBeVisible();
      await page.goBack();
    }
  });
  await test.step('AC-024 one click on Add to Order puts that dish into the cart once', async () => {
    await addToOrder(page, 'Naan');
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, 'Naan', 1);
  });
  await test.step('AC-030 Add to Cart on the details puts the dish into the cart once', async () => {
    await page.getByRole('link', { name: 'Add More Items' }).click();
    await card.getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, 'Dal', 1);
  });
});

test('AC-081 AC-106 AC-134 AC-154 a checkout sends exactly what the screen shows, and no frame is without the order', async ({
  page,
  shop,
}) => {
  await shop.signIn('customer');
  await shop.open('food/');
  await addToOrder(page, 'Margherita');
  await page.getByRole('button', { name: /^Plus one Margherita/ }).click();
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await addToOrder(page, 'Kacchi');
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
  await expect(page.getByText('৳861.53')).toBeVisible();
  const body = await orderOfTwoDishes(shop.server);
  shop.server.clear();
  const stopRecording = await checkOutRecorded(page);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expectRoute(page, 'profile');
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeInViewport();
  expect([...new Set(await stopRecording())]).toEqual(['the cart, busy', 'the order on the profile']);
  const [order, ...more] = orderRequests(shop.server);
  expect(more).toEqual([]);
  expect(order?.headers['content-type']).toMatch(/^application\/json/);
  expect(order?.headers.authorization).toMatch(/^Bearer .+/);
  expect(order?.json).toEqual(body);
  await expect(page.getByRole('article').filter({ hasText: '861.53' })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
});

test('AC-195 three presses lead from home to a placed order, and nothing shifts', async ({ page, shop }) => {
  await shop.signIn('customer');
  await shop.open('');
  await page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  await page.getByRole('main').getByRole('link', { name: 'Browse the menu' }).click();
  await addToOrder(page, 'Margherita');
  await checkOut(page);
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeInViewport();
  await twoFrames(page);
  expect(await page.evaluate(() => ('shifts' in window ? window.shifts : null))).toEqual([]);
});

test('AC-138 the displayed tax of a line is the tax that is sent', async ({ page, shop }) => {
  const menu = await (await fetch(`${shop.server.url}/api/food/`)).json();
  await shop.signIn('customer');
  for (const [price, tax, total] of [
    ['0.30', 0.02, 0.32],
    ['0.70', 0.04, 0.74],
    ['2.90', 0.15, 3.05],
    ['20.10', 1.01, 21.11],
    ['20.70', 1.04, 21.74],
  ] as const)
    await test.step(price, async () => {
      shop.server.clear();
      shop.server.program({ method: 'GET', path: '/api/food/', reply: { status: 200, json: [{ ...menu[0], price }] } });
      shop.server.program({ method: 'POST', path: '/api/user/orders/', reply: { status: 201, json: {} } });
      await openEmptyDocument(page, shop.server.url);
      await shop.open('food/');
      await addToOrder(page, menu[0].name);
      const summary = page.getByRole('region', { name: 'Order summary' });
      await expect(summary).toContainText(`৳${tax.toFixed(2)}`);
      await expect(summary).toContainText(`৳${total.toFixed(2)}`);
      await checkOut(page);
      await expectRoute(page, 'profile');
      expect(orderRequests(shop.server)[0]?.json).toMatchObject({ subtotal: Number(price), tax, total });
    });
});

test('AC-048 prices as strings and as numbers give the same texts, sums and order', async ({ page, shop }) => {
  const menu: { id: number; price: string }[] = await (await fetch(`${shop.server.url}/api/food/`)).json();
  await shop.signIn('customer');
  const seen: unknown[] = [];
  for (const price of ['250.00', 250]) {
    const removeMenuReply = shop.server.program({
      method: 'GET',
      path: '/api/food/',
      reply: { status: 200, json: [{ ...menu[0], price }] },
    });
    const removeOrderReply = shop.server.program({ method: 'POST', path: '/api/user/orders/', reply: { status: 201, json: {} } });
    await shop.open('food/');
    const card = await page.getByRole('main').getByText('250.00').textContent();
    await addToOrder(page, 'Margherita');
    await expect(page.getByText('Deliver to')).toBeVisible();
    const summary = await page.getByRole('region', { name: 'Order summary' }).textContent();
    shop.server.clear();
    await checkOut(page);
    await expectRoute(page, 'profile');
    seen.push({ card, summary, order: orderRequests(shop.server)[0]?.json });
    removeMenuReply();
    removeOrderReply();
  }
  expect(seen[0]).toEqual(seen[1]);
});
