import { logOut } from '../../account-steps.ts';
import { choosePicture, formOf, save, sentPicture, sidebarLink, storedDrafts, writes } from '../../admin-steps.ts';
import { expect, expectRoute, test, toast } from '../../shop.ts';

const leaveTitle = 'Leave without saving?';
const restore = 'Restore what I typed';

test('AC-668 leaving a form: nothing is asked without changes; with unsaved input whoever stays keeps it, whoever leaves discards it', async ({
  page,
  shop,
}) => {
  const name = page.getByLabel('Name');
  const dialog = page.getByRole('alertdialog', { name: leaveTitle });
  const stay = dialog.getByRole('button', { name: 'Stay here' });
  await shop.signIn('admin');
  await shop.open('admin/products/');
  await test.step('leaving without changes, or with reverted changes, asks nothing', async () => {
    await sidebarLink(page, 'Add Category').click();
    await expect(name).toHaveValue('');
    await sidebarLink(page, 'View Food').click();
    await expectRoute(page, 'admin/products');
    await sidebarLink(page, 'Add Category').click();
    await name.fill('Pitha');
    await name.fill('');
    await sidebarLink(page, 'View Food').click();
    await expectRoute(page, 'admin/products');
  });
  await test.step('leaving unsaved input by a link or by Back asks for confirmation', async () => {
    await sidebarLink(page, 'Add Category').click();
    await name.fill('Pitha');

    await sidebarLink(page, 'View Food').click();
    await expect(stay).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(name).toHaveValue('Pitha');

    await page.goBack();
    await stay.click();
    await expectRoute(page, 'admin/add-category');
    await expect(name).toHaveValue('Pitha');

    await page.goBack();
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Foods' })).toBeVisible();
    await sidebarLink(page, 'Add Category').click();
    await expect(name).toHaveValue('');
    await expect.poll(() => storedDrafts(page)).toEqual([]);
  });
  await test.step('a link followed while Back awaits confirmation: staying restores the URL', async () => {
    await name.fill('Pitha');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await sidebarLink(page, 'View Categories').click();
    await stay.click();
    await expectRoute(page, 'admin/add-category');
    await expect(name).toHaveValue('Pitha');
  });
  await test.step('AC-668 another link, followed while the confirmation is open: the focus is on the confirmation, and then on that link', async () => {
    await sidebarLink(page, 'View Food').press('Enter');
    await expect(stay).toBeFocused();
    await sidebarLink(page, 'View Categories').press('Enter');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sidebarLink(page, 'View Categories')).toBeFocused();
  });
});

test('AC-432 a form that is saved leaves the draft that another tab has of the same form: after a crash it is offered, with its picture', async ({
  page,
  shop,
  context,
}) => {
  await shop.signIn('admin');
  await shop.open('admin/add-category/');
  const other = await context.newPage();
  await shop.open('admin/add-category/', other);
  await page.getByLabel('Name').fill('Pitha');
  await choosePicture(page);
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  await other.getByLabel('Name').fill('Sweets');
  await expect.poll(() => storedDrafts(page)).toEqual(['category', 'category']);
  await choosePicture(other);
  await save(other, 'Add Category');
  await expect(toast(other, 'New category added sucessfully.')).toHaveCount(1);
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  await page.close();

  const next = await context.newPage();
  await shop.open('admin/add-category/', next);
  await expect(next.getByLabel('Name')).toHaveValue('');
  await next.getByRole('button', { name: restore }).click();
  await expect(next.getByLabel('Name')).toHaveValue('Pitha');
  await save(next, 'Add Category');
  await expect(toast(next, 'New category added sucessfully.')).toHaveCount(1);
  expect(writes(shop.server).map(formOf)).toEqual([
    { name: 'Sweets', food_image: sentPicture },
    { name: 'Pitha', food_image: sentPicture },
  ]);
  await expect.poll(() => storedDrafts(next)).toEqual([]);
});

test('values that the server refuses after the page was left are offered as a draft, however quickly it was left', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  await shop.open('admin/update-category/?id=1');
  const held = shop.server.program({ method: 'PATCH', path: '/api/category/{id}/', isHeld: true, reply: { status: 400, json: {} } });
  await page.getByLabel('Name').fill('Pitha');
  await page.keyboard.press('Control+Enter');
  await sidebarLink(page, 'View Food').click();
  await expectRoute(page, 'admin/products');
  await expect.poll(held.hitCount).toBe(1);
  held.release();
  await expect(toast(page, 'updating Failed. Please try again')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('button', { name: restore }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Pitha');
});

test('drafts are stored again after the database was closed', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/add-category/');
  await page.getByLabel('Name').fill('Pitha');
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  // Another tab upgrades the database and clears it. This closes all other connections without an event.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('my-food-drafts', 2);
        opening.onupgradeneeded = () => opening.transaction?.objectStore('drafts').clear();
        opening.onblocked = opening.onerror = () => reject(new Error('The database is blocked.'));
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  expect(await storedDrafts(page)).toEqual([]);
  await page.getByLabel('Name').fill('Pitha of the winter');
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
});

test('a draft whose picture cannot be stored is stored without it', async ({ page, shop }) => {
  // Like WebKit in a private window.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      const fields: unknown = Object(value).fields;
      const holdsBlob = Object.values(Object(fields)).some((field) => field instanceof Blob);
      if (holdsBlob) throw new DOMException('Blobs cannot be stored.', 'DataCloneError');
      return put.call(this, value, key);
    };
  });
  await shop.signIn('admin');
  await shop.open('admin/add-category/');
  await page.getByLabel('Name').fill('Pitha');
  await choosePicture(page);
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  await shop.open('admin/products/');
  await shop.open('admin/add-category/');
  await page.getByRole('button', { name: restore }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Pitha');
});

test('a URL edited by hand is followed, and the typed values are offered on return; a logout asks nothing, and deletes them', async ({
  page,
  shop,
}) => {
  await shop.signIn('admin');
  await shop.open('admin/add-category/');
  await page.getByLabel('Name').fill('Pitha');
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  await shop.open('admin/categorys/');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await shop.open('admin/add-category/');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('button', { name: restore })).toHaveCount(0);
  await expect.poll(() => storedDrafts(page)).toEqual([]);

  await page.getByLabel('Name').fill('Sweets');
  await expect.poll(() => storedDrafts(page)).toEqual(['category']);
  await logOut(page);
  await expectRoute(page, 'login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('an expired session asks nothing', async ({ page, shop }) => {
  await shop.signIn('admin');
  await shop.open('admin/add-category/');
  await page.getByLabel('Name').fill('Pitha');
  await choosePicture(page);
  shop.server.backend.revokeTokens();
  await save(page, 'Add Category');
  await expectRoute(page, 'login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
