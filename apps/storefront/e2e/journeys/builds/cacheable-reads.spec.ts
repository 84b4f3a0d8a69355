import { accountButton, logInToProfile, logOut, profileHeading } from '../../account-steps.ts';
import { card, save } from '../../admin-steps.ts';
import { expect, expectRoute, isolatedTest, toast } from '../../shop.ts';
import { addToOrder, checkOut, enterCart, expectQuantity, orderRequests } from '../../steps.ts';
import { waitForWorker } from './service-worker.ts';

for (const serviceWorkers of ['block', 'allow'] as const) {
  isolatedTest.describe(serviceWorkers === 'allow' ? 'through the service worker' : 'without a service worker', () => {
    isolatedTest.use({ serviceWorkers, backendOptions: { responseVariant: { reads: 'cacheable' } } });

    isolatedTest('AC-400 a server that lets browsers store its reads is read anew each time', async ({ page, shop }) => {
      const { server, open, signIn } = shop;
      const { db, accounts } = server.backend;
      const main = page.getByRole('main');
      await signIn('customer');
      await open('profile/');
      await expect(profileHeading(page, 'Nusrat Jahan')).toBeVisible();
      await expect(main.getByText('No orders found.')).toBeVisible();
      if (serviceWorkers === 'allow') await waitForWorker(page);

      await isolatedTest.step('the categories that are read while the application loads', async () => {
        await open('');
        await page.reload();
        await expect(main.getByRole('link', { name: 'Pizza' })).toBeVisible();
        db.category.update({ where: { name: { equals: 'Pizza' } }, data: { name: 'Focaccia' } });
        await page.reload();
        await expect(main.getByRole('link', { name: 'Focaccia' })).toBeVisible();
      });
      await isolatedTest.step('the menu that an order is compared with', async () => {
        await open('food/');
        await enterCart(page, () => addToOrder(page, 'Margherita'));
        await expectQuantity(page, 'Margherita', 1);
        db.food.update({ where: { name: { equals: 'Margherita' } }, data: { price: 300_00 } });
        await checkOut(page);
        await expect(page.getByText('The price has changed from ৳250.00.')).toBeVisible();
        expect(orderRequests(server)).toEqual([]);
      });
      await isolatedTest.step('the orders among which one without an answer is looked for', async () => {
        await page.clock.install();
        server.program({ method: 'POST', path: '/api/user/orders/', isProcessed: true, isSilent: true });
        await checkOut(page);
        await expect.poll(() => orderRequests(server).length).toBe(1);
        await page.clock.fastForward(5_500);
        await page.getByRole('button', { name: 'Check my orders' }).click();
        await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
        await expectRoute(page, 'profile');
        await expect(page.getByRole('article').filter({ hasText: '315.00' })).toHaveCount(1);
        expect(db.order.count()).toBe(1);
      });
      await isolatedTest.step('the profile of the next user of the browser', async () => {
        await logOut(page);
        await expectRoute(page, 'login');
        await logInToProfile(page, accounts.admin);
        await expect(profileHeading(page, 'Rahim Uddin')).toBeVisible();
        await expect(accountButton(page).getByRole('presentation')).toHaveAttribute('src', /admin-portrait/);
      });
      await isolatedTest.step('the price that an admin has saved', async () => {
        await open('admin/products/');
        await card(page, 'Dal').getByRole('link', { name: 'Update' }).click();
        await page.getByLabel('Price').fill('95');
        await save(page, 'Update Food');
        await expect(toast(page, 'Food item updated successfully!')).toBeVisible();
        await open('food/');
        await page.reload();
        await expect(main.getByRole('listitem').filter({ hasText: 'Dal' })).toContainText('৳95.00');
      });
    });

    for (const [state, isReloaded] of [
      ['has got no answer', false],
      ['was its first, and has got no answer', true],
    ] as const)
      isolatedTest(`AC-912 the menu is read again after a refusal, although its last read ${state}`, async ({ page, shop }) => {
        const { server, open, signIn } = shop;
        await signIn('customer');
        await open('food/');
        if (serviceWorkers === 'allow') await waitForWorker(page);
        await enterCart(page, () => addToOrder(page, 'Margherita'));
        await expectQuantity(page, 'Margherita', 1);
        await page.clock.install();
        const unanswered = server.program({ method: 'GET', path: '/api/food/', isSilent: true });
        const refusal = server.program({ method: 'POST', path: '/api/user/orders/', isHeld: true, reply: { status: 409, json: {} } });
        if (isReloaded) await page.reload();
        await checkOut(page);
        await expect.poll(() => unanswered.hitCount()).toBe(1);
        await page.clock.fastForward(2_000);
        await expect.poll(() => orderRequests(server).length).toBe(1);
        server.backend.db.food.update({ where: { name: { equals: 'Margherita' } }, data: { price: 260_00 } });
        unanswered();
        refusal();
        await expect(page.getByText('The price has changed from ৳250.00.')).toBeVisible();
      });
  });
}
