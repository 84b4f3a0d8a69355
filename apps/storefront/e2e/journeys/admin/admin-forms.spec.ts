import type { Fault, RecordedRequest } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { forms } from './admin-forms.ts';
import { card, choosePicture, formOf, largePicture, save, sentPicture, sidebarLink, writes } from '../../admin-steps.ts';
import { pauseClock } from '../../clock.ts';
import { openEmptyDocument } from '../../shared-context.ts';
import { clockTest, expect, expectRoute, expectStillOn, test, toast } from '../../shop.ts';

const refused = { reply: { status: 400, json: { name: ['The kitchen minds this name.'] } } };

/** A request as far as the contract names it. */
const describe = (request: RecordedRequest) => [
  request.method,
  request.path,
  request.headers['content-type']?.split(';')[0],
  formOf(request),
];

/** Returns the parts that are sent then. */
async function chooseLargePicture(page: Page, parts: Record<string, string>) {
  const input = page.getByLabel('Image');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await expect(page.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible();
  await input.setInputFiles(largePicture);
  await expect(page.getByText('larger than 5 MB')).toBeVisible();
  return { ...parts, food_image: `file of ${String(largePicture.buffer.length)} bytes` };
}

for (const { title, numbers, list, method, path, toasts, open, typed, sends } of forms) {
  const [succeeded, failed] = toasts;
  const route = `admin/${title.toLowerCase().replace(' ', '-')}`;

  clockTest(
    `${numbers} ${title}: a failure keeps what was typed; a success is one call, one toast, and the list after three seconds`,
    async ({ page, shop }) => {
      const { server } = shop;
      const { parts, path: target } = await sends(server);
      const button = page.getByRole('main').getByRole('button', { name: title, exact: true });
      const expectToastFor = async (text: string, seconds: number) => {
        await expect(toast(page, text)).toHaveCount(1);
        await page.clock.runFor(seconds * 1000 - 600);
        await expect(toast(page, text)).toHaveCount(1);
        await page.clock.runFor(1100);
        await expect(toast(page, text)).toHaveCount(0);
      };
      const fail = async (fault: Omit<Fault, 'method' | 'path'>, lines: number) => {
        server.clear();
        server.program({ method, path, ...fault });
        await button.click();
        await expectToastFor(failed, 4);
        await expectRoute(page, route);
        await expect(page.getByLabel('Name')).toHaveValue(typed);
        await expect(page.getByText('Nothing you typed is lost')).toBeVisible();
        await expect(page.getByText('The kitchen minds this name.')).toHaveCount(lines);
      };
      await page.clock.install();
      await shop.signIn('admin');
      await open(page, shop);
      await pauseClock(page);
      await test.step('a failure is shown once, and the form keeps its values', async () => {
        await fail(refused, 1);
        expect(writes(server).map(formOf)).toEqual([parts]);
        await fail({ isDropped: true }, 0);
      });
      const last = title === 'Add Category' ? await chooseLargePicture(page, parts) : parts;
      await test.step('a double click saves once, and a later one does nothing', async () => {
        server.clear();
        await button.dblclick();
        await expectToastFor(succeeded, 2);
        await page.clock.runFor(400);
        await expectStillOn(page, route);
        await button.click({ force: true });
        await page.clock.runFor(200);
        await expectRoute(page, list);
        await page.clock.resume();
        await expect(card(page, typed)).toBeVisible();
        expect(writes(server).map(describe)).toEqual([[method, target, 'multipart/form-data', last]]);
      });
      if (method === 'POST') return;
      await test.step('only a new picture is sent', async () => {
        await card(page, typed).getByRole('link', { name: 'Update' }).click();
        await choosePicture(page);
        await button.click();
        await expect(toast(page, succeeded)).toHaveCount(1);
        const picture = { [list === 'admin/products' ? 'image' : 'food_image']: sentPicture };
        expect(writes(server).map(formOf)).toEqual([parts, { ...parts, ...picture }]);
      });
    },
  );
}

clockTest(
  'AC-083 AC-105 AC-124 leaving a form that is saved, with 201 if it is a new entry, cancels the redirect',
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.signIn('admin');
    for (const { title, toasts, open } of forms) {
      await open(page, shop);
      await pauseClock(page);
      await save(page, title);
      await expect(toast(page, toasts[0])).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expectRoute(page, '');
      await page.clock.runFor(4000);
      await expectStillOn(page, '');
      await page.clock.resume();
    }
    expect(writes(shop.server).map(({ answer }) => answer?.status)).toEqual([201, 200, 201, 200]);
  },
);

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
      const shown = page.getByRole('main').locator('form img');
      await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
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
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast(page, 'Failed to load categories')).toHaveCount(0);
  logged.length = 0;
  await sidebarLink(page, 'Add Food').click();
  await expect(page.getByText('The categories could not be loaded.')).toBeVisible();
  await expect.poll(() => logged.filter((text) => text.includes('categories'))).toHaveLength(1);
  await expect(toast(page, 'Failed to load categories')).toHaveCount(0);
});
