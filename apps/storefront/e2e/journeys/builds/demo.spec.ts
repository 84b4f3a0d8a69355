import { accounts } from '@my-food/mocks/server';
import { expect, test } from './demo.ts';
import { loginLink, logOut, paths, storageOf, storedCount } from '../../account-steps.ts';
import { manageCatalogue, purchase } from '../../journeys.ts';
import { expectRoute, toast } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, logIn } from '../../steps.ts';
import { callsOf, recordHttp } from '../../http-recorder.ts';

// Acceptance checks marked ◆ on the in-browser backend; stories of pages prove the others. The fixture fails a test whose calls reach the network.

test('AC-001 AC-052 AC-060 AC-151 the purchase conforms to the contract, and a call that does not is detected', async ({ page, demo }) => {
  const recorder = await recordHttp(page);
  await purchase({ page, open: demo.open });
  expect(callsOf(recorder.exchanges)).toContain('POST /api/user/orders/');
  expect(recorder.problems()).toEqual([]);
  await page.evaluate(() => fetch('/api/food/?page=2'));
  await expect
    .poll(() => recorder.problems())
    .toEqual(['openapi.yaml: request of GET /api/food/, field (whole), rule query: the query ?page=2 is not in the contract']);
});

test('AC-002 AC-151 the catalogue conforms to the contract', async ({ page, demo }) => {
  const recorder = await recordHttp(page);
  await manageCatalogue({ page, open: demo.open });
  expect(callsOf(recorder.exchanges)).toEqual(expect.arrayContaining(['PATCH /api/food/{id}/', 'DELETE /api/category/{id}/']));
  expect(recorder.problems()).toEqual([]);
});

test('what a guest reads, chooses and puts into the cart', async ({ page, demo, context }) => {
  await test.step('AC-013 AC-018 AC-019 home, registration and login show the texts of the specification', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to My Food Where Every Bite Wins!');
    await expect(page.getByText("Hits different. Don't miss out.", { exact: true })).toBeVisible();
    const form = page.getByRole('main');
    await demo.open('register/');
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
    await expect(form.getByLabel('Profile Image')).toHaveAttribute('type', 'file');
    await expect(form.getByRole('link', { name: 'Login Yourself' })).toHaveAttribute('href', /#\/login\/$/);
    await demo.open('login/');
    await expect(form.getByRole('link', { name: 'Register Yourself' })).toHaveAttribute('href', /#\/register\/$/);
  });
  await test.step('AC-020 AC-021 the menu of four dishes, by category', async () => {
    await demo.open('food/');
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect(page.getByRole('heading', { name: /signature dishes/i })).toBeVisible();
    await expect(names).toHaveCount(4);
    expect(await page.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent))).toEqual([
      'All',
      'Pizza',
      'Curry',
      'Rice',
    ]);
    await page.getByRole('radio', { name: 'Curry' }).check({ force: true });
    await expect(names).toHaveText(['Dal', 'Naan']);
    await page.getByRole('radio', { name: 'All' }).check({ force: true });
    await expect(names).toHaveCount(4);
  });
  await test.step('AC-024 AC-031 AC-032 AC-073 AC-074 AC-076 AC-079 the cart counts', async () => {
    await demo.open('food/');
    await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
    await addToOrder(page, 'Margherita');
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, 'Margherita', 1);
    for (let reload = 0; reload < 3; reload += 1) {
      await page.reload();
      await expectQuantity(page, 'Margherita', 1);
    }
    await page.getByRole('link', { name: 'Add More Items' }).click();
    await expectRoute(page, 'food');
    await addToOrder(page, 'Margherita');
    await expectQuantity(page, 'Margherita', 2);
    await page.getByRole('link', { name: 'Add More Items' }).click();
    await addToOrder(page, 'Kacchi');
    const summary = page.getByRole('region', { name: 'Order summary' });
    for (const sum of ['৳820.50', '৳41.03', '৳861.53']) await expect(summary).toContainText(sum);
    await page.getByRole('button', { name: /^Plus one Kacchi/ }).click();
    await expectQuantity(page, 'Kacchi', 2);
    await page.getByRole('button', { name: /^Minus one Kacchi/ }).click();
    await page.getByRole('button', { name: /^Minus one Kacchi/ }).click();
    await page.getByRole('button', { name: 'Remove Margherita' }).click();
    await expect(summary).toContainText('৳0.00');
  });
  await test.step('AC-030 AC-075 the details lead to the cart, which another tab shares', async () => {
    await demo.open('food/');
    await page.getByText('Dal', { exact: true }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expectQuantity(page, 'Dal', 1);
    const other = await context.newPage();
    await demo.open('food/add-to-card/', undefined, other);
    await expectQuantity(other, 'Dal', 1);
  });
});

test('profile, orders and receipts', async ({ page, demo }) => {
  await page.clock.install();
  const recorder = await recordHttp(page);
  await test.step('AC-035 the profile of an admin has the link to the admin', async () => {
    await demo.signIn('admin');
    await demo.open('profile/');
    await expect(page.getByRole('link', { name: 'Manage Product' })).toHaveAttribute('href', /#\/admin\/$/);
  });
  await test.step('AC-008 AC-081 AC-088 AC-106 AC-141 an order is what the screen shows, and its receipt downloads', async () => {
    await demo.signIn('customer');
    await demo.open('food/add-to-card/');
    await checkOut(page);
    const shown = toast(page, 'Please add at least one item to your cart.');
    await expect(shown).toHaveCount(1);
    const box = await shown.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(width * 0.05);
    expect((box?.y ?? height) + (box?.height ?? 0) / 2).toBeLessThan(height / 5);
    const orders = () => recorder.exchanges.filter(({ method, path }) => method === 'POST' && path === '/api/user/orders/');
    expect(orders()).toEqual([]);
    await demo.open('food/');
    await addToOrder(page, 'Kacchi');
    await checkOut(page);
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expectRoute(page, 'profile');
    expect(orders().map(({ json }) => json)).toEqual([
      {
        payment_method: 'cash',
        transaction_id: null,
        subtotal: 320.5,
        tax: 16.03,
        total: 336.53,
        status: 'paid',
        items: [{ food: 4, quantity: 1, price: 320.5 }],
      },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await expect(page.getByRole('article').filter({ hasText: '336.53' })).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('order_1.pdf');
  });
  await test.step('AC-056 AC-150 an order survives the logout, which clears the storage, a reload and the next login', async () => {
    await demo.open('food/');
    await addToOrder(page, 'Margherita');
    await checkOut(page);
    await expectRoute(page, 'profile');
    const order = page.getByRole('article').filter({ hasText: '262.50' });
    await expect(order).toHaveCount(1);
    const { refreshToken: refresh } = await storageOf(page);
    await logOut(page);
    await expectRoute(page, 'login');
    await expect(loginLink(page)).toBeVisible();
    expect(await storedCount(page)).toBe(0);
    await expect.poll(() => recorder.exchanges.flatMap(({ path, json }) => (path === paths.logout ? [json] : []))).toEqual([{ refresh }]);
    await page.reload();
    await logIn(page, accounts.customer);
    await expect(toast(page, 'Login sucessfull')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expectRoute(page, 'profile');
    await expect(order).toHaveCount(1);
  });
});
