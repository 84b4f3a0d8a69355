import { expect, expectRoute, test, toast } from '../../shop.ts';
import { checkOutRecorded } from './order-frames.ts';
import { addToOrder, checkOut, expectQuantity, orderOfTwoDishes, orderRequests, twoFrames } from '../../steps.ts';

test('from the menu a dish is opened with one press, and with another one it is in the cart, once', async ({ page, shop, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const card = page.getByRole('listitem').filter({ hasText: 'Dal' });
  /** Goes from the cart to the dish and back, and reloads: neither adds the dish once more. */
  const expectOnce = async (name: string) => {
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, name, 1);
    await page.goBack();
    await expect(heading).toHaveText('Dal');
    await page.goForward();
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, name, 1);
    await page.reload();
    await expectQuantity(page, name, 1);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(name);
  };
  await shop.open('food/');
  await test.step('AC-023 the picture of a card opens that dish, and so does its name', async () => {
    await card.locator('a:has(img)').click();
    await expectRoute(page, 'food/details');
    await expect(heading).toHaveText('Dal');
    await page.goBack();
    await card.getByRole('heading').getByRole('link').click();
    await expectRoute(page, 'food/details');
    await expect(heading).toHaveText('Dal');
  });
  await test.step('AC-080 the Cart link of the top bar adds nothing when leaving a dish, nor on Back', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
    await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Dal');
    await page.goForward();
    await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });
  await test.step('AC-030 AC-077 Add to Cart on the details puts the dish into the cart once, and Back returns to it', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expectOnce('Dal');
    await page.goBack();
    await expect(heading).toHaveText('Dal');
  });
  await test.step('AC-077 a related dish is added once, and Back returns to the dish it was added from', async () => {
    await addToOrder(page, 'Naan');
    await expectOnce('Naan');
    const other = await context.newPage();
    await shop.open('food/add-to-card/', other);
    const expectEach = async () => {
      for (const name of ['Dal', 'Naan']) await expectQuantity(other, name, 1);
    };
    await expectEach();
    await page.goBack();
    await expect(heading).toHaveText('Dal');
    await expectEach();
    await other.close();
  });
  await test.step('Back immediately after the press returns to the dish, which is in the cart once more', async () => {
    for (const pause of [0, 10, 40]) {
      await page.getByRole('button', { name: 'Add to Cart' }).evaluate((button: HTMLElement, milliseconds) => {
        button.click();
        return new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
          setTimeout(() => history.back(), milliseconds);
        });
      }, pause);
      await expectRoute(page, 'food/details');
      await expect(heading).toHaveText('Dal');
    }
    await page.goForward();
    await expectQuantity(page, 'Dal', 4);
    await expectQuantity(page, 'Naan', 1);
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
  const release = shop.server.program({ method: 'POST', path: '/api/user/orders/', isHeld: true });
  const stopRecording = await checkOutRecorded(page);
  await expect.poll(() => orderRequests(shop.server).length).toBe(1);
  await twoFrames(page);
  release();
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
  const [dish] = await (await fetch(`${shop.server.url}/api/food/`)).json();
  await shop.signIn('customer');
  shop.server.program({ method: 'GET', path: '/api/food/', reply: { status: 200, json: [{ ...dish, price: '2.90' }] } });
  shop.server.program({ method: 'POST', path: '/api/user/orders/', reply: { status: 201, json: {} } });
  await shop.open('food/');
  await addToOrder(page, dish.name);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('৳0.15');
  await expect(summary).toContainText('৳3.05');
  await checkOut(page);
  await expectRoute(page, 'profile');
  expect(orderRequests(shop.server).map(({ json }) => json)).toMatchObject([{ subtotal: 2.9, tax: 0.15, total: 3.05 }]);
});
