import { expect, type Page } from '@playwright/test';
import { card, choosePicture, fillFood } from '../../admin-steps.ts';
import { deletedCategory, deletedFood, type adminRows } from './admin-rows.ts';
import { mainButton, press, type Operation } from './operations.ts';
import { sequences } from './sequences.ts';

type AdminOperation = keyof typeof adminRows;

const food = { name: 'Fuchka', price: '60.5', description: 'Crisp shells, tamarind water.', category: 'Curry' };
const main = (page: Page) => page.getByRole('main');
const chosenPicture = (page: Page) => main(page).locator('img[src^="blob:"]').first();

/** Waits for the preview, which appears once the picture is validated. */
async function choose(page: Page): Promise<void> {
  await choosePicture(page);
  await expect(chosenPicture(page)).toBeVisible();
}

interface AdminForm {
  screen: string;
  path: string;
  title: string;
  fields: Readonly<Record<string, string>>;
  fill(page: Page): Promise<void>;
}

const saving = (method: 'POST' | 'PATCH', { screen, path, title, fields, fill }: AdminForm): Operation => ({
  call: { method, path },
  as: 'admin',
  screen,
  timeLimitMs: 5_000,
  isRead: false,
  prepare: fill,
  act: (page, times) => press(mainButton(page, title), times),
  form: { heading: title, fields, hasFile: method === 'POST' },
  sequence: sequences.signedInForm,
});

const deleting = (screen: string, path: string, name: string): Operation => ({
  call: { method: 'DELETE', path },
  as: 'admin',
  screen,
  timeLimitMs: 5_000,
  isRead: false,
  async prepare(page) {
    await press(card(page, name).getByRole('button', { name: 'Delete', exact: true }), 1);
    await expect(page.getByRole('button', { name: 'Yes, Delete' })).toBeVisible();
  },
  act: (page, times) => press(page.getByRole('button', { name: 'Yes, Delete' }), times),
  sequence: sequences.deletion,
});

export const adminOperations: Readonly<Record<AdminOperation, Operation>> = {
  'create a food': saving('POST', {
    screen: 'admin/add-food/',
    path: '/api/food/',
    title: 'Add Food',
    fields: { Name: food.name, Description: food.description },
    async fill(page) {
      await fillFood(page, food);
      await choose(page);
    },
  }),
  'update a food': saving('PATCH', {
    screen: 'admin/update-food/?id=3',
    path: '/api/food/3/',
    title: 'Update Food',
    fields: { Name: 'Butter Naan' },
    fill: (page) => main(page).getByLabel('Name').fill('Butter Naan'),
  }),
  'delete a food': deleting('admin/products/', `/api/food/${String(deletedFood.id)}/`, deletedFood.name),
  'create a category': saving('POST', {
    screen: 'admin/add-category/',
    path: '/api/category/',
    title: 'Add Category',
    fields: { Name: 'Pitha' },
    async fill(page) {
      await main(page).getByLabel('Name').fill('Pitha');
      await choose(page);
    },
  }),
  'update a category': saving('PATCH', {
    screen: 'admin/update-category/?id=2',
    path: '/api/category/2/',
    title: 'Update Category',
    fields: { Name: 'Curries' },
    fill: (page) => main(page).getByLabel('Name').fill('Curries'),
  }),
  'delete a category': deleting('admin/categorys/', `/api/category/${String(deletedCategory.id)}/`, deletedCategory.name),
};
