import { accountButton, loginLink, logOut } from '../../account-steps.ts';
import { cartChunk, delayRequests } from '../../delay-requests.ts';
import { openEmptyDocument } from '../../shared-context.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';
import { addToOrder, checkOut, expectQuantity, logIn, orderRequests, openCheckout } from '../../steps.ts';

const placeOrder = { method: 'POST', path: '/api/user/orders/' };

test('a dish added in this or another tab while the order is pending stays in the cart', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  const other = await context.newPage();
  await shop.open('food/', other);
  const held = shop.server.program({ ...placeOrder, isHeld: true });
  await checkOut(page);
  await expect.poll(() => orderRequests(shop.server).length).toBe(1);
  await addToOrder(other, 'Naan');
  await expectQuantity(other, 'Naan', 1);
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await addToOrder(page, 'Dal');
  held();
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Remove Margherita' })).toHaveCount(0);
    await expectQuantity(tab, 'Naan', 1);
    await expectQuantity(tab, 'Dal', 1);
  }
});

test('AC-452 an order that is placed after the user has left the cart leaves the user there', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const held = shop.server.program({ ...placeOrder, isHeld: true });
  await checkOut(page);
  await expect.poll(() => orderRequests(shop.server).length).toBe(1);
  await page.getByRole('link', { name: 'Add More Items' }).click();
  await expectRoute(page, 'food');
  held();
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expectRoute(page, 'food');
  await page.goBack();
  await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
});

test('AC-451 a guest whose order gets no answer is offered the login, and may order again', async ({ page, shop }) => {
  await shop.open('food/');
  await addToOrder(page, 'Margherita');
  let attempts = 0;
  await page.route('**/api/user/orders/', (route) => {
    attempts += 1;
    return route.abort();
  });
  await checkOut(page);
  await expect(toast(page, 'Something went wrong.')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Log in to order' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check my orders' })).toHaveCount(0);
  await checkOut(page);
  await expect.poll(() => attempts).toBe(2);
});

clockTest(
  'AC-742 the advice to log in after a refusal is gone once the user has, here or in another tab',
  async ({ page, shop, context }) => {
    await page.clock.install();
    await shop.open('food/');
    await addToOrder(page, 'Margherita');
    shop.server.program({ ...placeOrder, reply: { status: 401, json: { detail: 'Who are you?' } } });
    await checkOut(page);
    await expect(toast(page, 'Failed to place order.')).toHaveCount(1);
    await test.step('in another tab', async () => {
      await expect(page.getByRole('link', { name: 'Log in to order' })).toBeVisible();
      const other = await context.newPage();
      await shop.open('login/', other);
      await logIn(other, shop.server.backend.accounts.customer);
      await expect(accountButton(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in to order' })).toHaveCount(0);
      await expect(page.getByText('The order was not accepted')).toHaveCount(0);
      await logOut(other);
      await expect(loginLink(page)).toBeVisible();
      await other.close();
    });
    await shop.open('food/');
    await addToOrder(page, 'Margherita');
    await checkOut(page);
    await page.getByRole('link', { name: 'Log in to order' }).click();
    await logIn(page, shop.server.backend.accounts.customer);
    await expect(toast(page, 'Login sucessfull')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expectRoute(page, 'profile');
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await expectQuantity(page, 'Margherita', 1);
    await expect(page.getByText('The order was not accepted')).toHaveCount(0);
  },
);

test('a tab that closes with a pending order leaves a warning for the next one', async ({ page, shop, context }) => {
  await openCheckout(page, shop);
  shop.server.program({ ...placeOrder, isSilent: true, isProcessed: true });
  await checkOut(page);
  await expect.poll(() => orderRequests(shop.server).length).toBe(1);
  const next = await context.newPage();
  await page.close();
  await shop.open('food/add-to-card/', next);
  await expect(next.getByText('Did the order arrive?')).toBeVisible();
  await expectQuantity(next, 'Margherita', 1);
  shop.server.clear();
  await next.getByRole('button', { name: 'Check my orders' }).click();
  await expect(toast(next, 'Order placed successfully!')).toHaveCount(1);
  expect(shop.server.backend.db.order.count()).toBe(1);
});

test('a logout discards the journal entry of an order whose response was lost', async ({ page, shop }) => {
  await openCheckout(page, shop);
  shop.server.program({ ...placeOrder, isDropped: true });
  await checkOut(page);
  await expect(page.getByText('Did the order arrive?')).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectRoute(page, 'login');
  await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
  await expect(page.getByText('Did the order arrive?')).toHaveCount(0);
});

test('AC-647 an order without an answer that My Orders lists, also after a reload, is placed: it waits no more', async ({ page, shop }) => {
  await openCheckout(page, shop);
  shop.server.program({ ...placeOrder, reply: { status: 200, text: '<html>', contentType: 'text/html' }, isProcessed: true });
  const loseOrder = async () => {
    await checkOut(page);
    await expect(page.getByText('Did the order arrive?')).toBeVisible();
  };
  const expectPlaced = async (orders: number) => {
    await shop.open('profile/');
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(orders);
    await expect(page.getByRole('link', { name: 'Your order waits' })).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
    await expect(page.getByText('Nothing on the plate yet')).toBeVisible();
    await expect(page.getByText('Did the order arrive?')).toHaveCount(0);
  };
  await loseOrder();
  await expectPlaced(1);
  await shop.open('food/');
  await addToOrder(page, 'Margherita');
  await loseOrder();
  // Not the document of the checkout: My Orders may settle it there, and a reload would take its toast away.
  await openEmptyDocument(page, shop.server.url);
  await expectPlaced(2);
});

test('AC-725 dishes that are added while the cart loads are all in it, and Back leads back', async ({ page, shop }) => {
  const load = await delayRequests(page, cartChunk);
  await shop.open('food/');
  await addToOrder(page, 'Naan');
  await addToOrder(page, 'Dal');
  load();
  await expectQuantity(page, 'Naan', 1);
  await expectQuantity(page, 'Dal', 1);
  await page.goBack();
  await expectRoute(page, 'food');
});
