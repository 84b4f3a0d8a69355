import { forms } from './admin-forms.ts';
import { card, formOf, save, sidebarLink, writes } from '../../admin-steps.ts';
import { pauseClock } from '../../clock.ts';
import { openEmptyDocument } from '../../shared-context.ts';
import { clockTest, expect, expectRoute, test, toast } from '../../shop.ts';

for (const { title, list, method, path, toasts, open, typed } of forms) {
  const [succeeded, failed] = toasts;
  const route = `admin/${title.toLowerCase().replace(' ', '-')}`;

  clockTest(`AC-082 AC-124 AC-126 AC-129 AC-131 ${title}: one toast, and the list three seconds later`, async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('admin');
    await open(page, shop);
    const button = page.getByRole('main').getByRole('button', { name: title, exact: true });
    await pauseClock(page);
    await button.dblclick();
    const countToasts = async () => {
      await page.clock.runFor(50);
      return toast(page, succeeded).count();
    };
    await expect.poll(countToasts, { intervals: [50] }).toBe(1);
    await page.clock.runFor(2800);
    await expectRoute(page, route);
    await button.click({ force: true });
    await page.clock.runFor(500);
    await expectRoute(page, list);
    await page.clock.resume();
    await expect(card(page, typed)).toBeVisible();
    expect(writes(shop.server)).toHaveLength(1);
  });

  test(`AC-125 AC-127 AC-130 AC-132 ${title}: a failure is shown once, and the form keeps its values`, async ({ page, shop }) => {
    await shop.signIn('admin');
    await open(page, shop);
    for (const [fault, line] of [
      [{ reply: { status: 400, json: { name: ['The kitchen minds this name.'] } } }, 1],
      [{ isDropped: true }, 0],
    ] as const) {
      shop.server.clear();
      shop.server.program({ method, path, ...fault });
      await save(page, title);
      await expect(toast(page, failed)).toHaveCount(1);
      await expectRoute(page, route);
      await expect(page.getByLabel('Name')).toHaveValue(typed);
      await expect(page.getByText('Nothing you typed is lost')).toBeVisible();
      await expect(page.getByText('The kitchen minds this name.')).toHaveCount(line);
      await page.getByRole('button', { name: 'Close notification' }).click();
      await expect(toast(page, failed)).toHaveCount(0);
    }
    const failure = formOf(writes(shop.server)[0]);
    shop.server.clear();
    await save(page, title);
    await expect(toast(page, succeeded)).toHaveCount(1);
    expect(formOf(writes(shop.server)[0])).toEqual(failure);
  });
}

clockTest(
  'AC-083 AC-139 leaving a submitted form cancels the redirect; its toasts close after two and four seconds',
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('admin');
    for (const { title, method, path, toasts, open } of forms) {
      await open(page, shop);
      await pauseClock(page);
      shop.server.program({ method, path, times: 1, reply: { status: 500 } });
      for (const [text, seconds] of [
        [toasts[1], 4],
        [toasts[0], 2],
      ] as const) {
        await save(page, title);
        await expect(toast(page, text)).toHaveCount(1);
        await page.clock.runFor(seconds * 1000 - 600);
        await expect(toast(page, text)).toHaveCount(1);
        await page.clock.runFor(1100);
        await expect(toast(page, text)).toHaveCount(0);
      }
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expectRoute(page, '');
      await page.clock.runFor(4000);
      await expectRoute(page, '');
      await page.clock.resume();
    }
  },
);

for (const status of [200, 201, 202] as const) {
  test(`AC-105 a category answered ${status} ${status === 202 ? 'is not created' : 'is created'}`, async ({ page, shop }) => {
    await shop.signIn('admin');
    shop.server.program({ method: 'POST', path: '/api/category/', reply: { status } });
    await forms[2].open(page, shop);
    await save(page, 'Add Category');
    await expect(toast(page, forms[2].toasts[status === 202 ? 1 : 0])).toHaveCount(1);
  });
}

clockTest('AC-239 after a save the list shows it, even if the list is read again after the form was left', async ({ page, shop }) => {
  await page.clock.install();
  await shop.signIn('admin');
  await shop.open('admin/update-food/?id=1');
  const name = await page.getByLabel('Name').inputValue();
  await page.getByLabel('Price').fill('95');
  const held = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  await save(page, 'Update Food');
  await expect.poll(() => held.hitCount()).toBe(1);
  await expect(toast(page, 'Food item updated successfully!')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expectRoute(page, 'admin/products');
  await expect(card(page, name)).toBeVisible();
  held.release();
  await expect(card(page, name)).toContainText('$95.00');
});

test('AC-110 an update with an empty response has succeeded', async ({ page, shop }) => {
  await shop.signIn('admin');
  shop.server.program({ method: 'PATCH', path: '/api/food/{id}/', reply: { status: 204 } });
  await forms[1].open(page, shop);
  await save(page, 'Update Food');
  await expect(toast(page, 'Food item updated successfully!')).toHaveCount(1);
});

for (const [route, list, name, chosen] of [
  ['update-food', 'admin/products/', 'Dal', 'Curry'],
  ['update-category', 'admin/categorys/', 'Curry', null],
] as const) {
  test(`AC-044 ${route} shows the values of its item, also after a reload and when opened directly`, async ({ page, shop }) => {
    await shop.signIn('admin');
    await shop.open(list);
    await card(page, name).getByRole('link', { name: 'Update' }).click();
    await expectRoute(page, `admin/${route}`);
    const expectFilled = async () => {
      await expect(page.getByLabel('Name')).toHaveValue(name);
      if (chosen) await expect(page.getByRole('main').getByLabel('Category').locator('option:checked')).toHaveText(chosen);
      await expect(page.getByRole('main').locator('form img')).toHaveJSProperty('complete', true);
    };
    await expectFilled();
    await page.reload();
    await expectFilled();
    const address = page.url();
    await openEmptyDocument(page, shop.server.url);
    await page.goto(address);
    await expectFilled();
  });
}

test('AC-135 update-food reports once that the categories failed to load and keeps its own; add-food only logs it', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  shop.server.program({ method: 'GET', path: '/api/category/', reply: { status: 500, text: '<h1>Oops</h1>' } });
  await shop.open('admin/products/');
  await card(page, 'Dal').getByRole('link', { name: 'Update' }).click();
  await expect(toast(page, 'Failed to load categories')).toHaveCount(1);
  await expect(page.getByRole('main').getByLabel('Category').locator('option:checked')).toHaveText('Curry');
  await expect(toast(page, 'Failed to load categories')).toHaveCount(0);
  logged.length = 0;
  await sidebarLink(page, 'Add Food').click();
  await expect(page.getByText('The categories could not be loaded.')).toBeVisible();
  await expect.poll(() => logged.filter((text) => text.includes('categories'))).toHaveLength(1);
  await expect(toast(page, 'Failed to load categories')).toHaveCount(0);
});
