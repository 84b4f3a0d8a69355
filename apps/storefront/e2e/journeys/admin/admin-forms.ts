import type { MockServer } from '@my-food/mocks/server';
import type { Page } from '@playwright/test';
import { card, choosePicture, fillFood, idOf, sentPicture } from '../../admin-steps.ts';
import type { Shop } from '../../shop.ts';

const food = { name: 'Fuchka', price: '60.5', description: 'Crisp shells, tamarind water.', category: 'Curry' };

/** The path of the call that saves a form, and its parts. */
interface Sent {
  path: string;
  parts: Record<string, string>;
}

const curryOf = async (server: MockServer) => String(await idOf(server, '/api/category/', 'Curry'));

/** The four forms with valid values. */
export const forms = [
  {
    title: 'Add Food',
    numbers: 'AC-082 AC-107 AC-129 AC-130 AC-139',
    list: 'admin/products',
    method: 'POST',
    path: '/api/food/',
    toasts: ['Food item added successfully!', 'Failed to add food. Please try again.'],
    open: async (page: Page, shop: Shop) => {
      await shop.open('admin/add-food/');
      await fillFood(page, food);
      await choosePicture(page);
    },
    typed: food.name,
    sends: async (server: MockServer): Promise<Sent> => ({
      path: '/api/food/',
      parts: { name: 'Fuchka', price: '60.50', description: food.description, category_id: await curryOf(server), image: sentPicture },
    }),
  },
  {
    title: 'Update Food',
    numbers: 'AC-082 AC-092 AC-108 AC-131 AC-132',
    list: 'admin/products',
    method: 'PATCH',
    path: '/api/food/{id}/',
    toasts: ['Food item updated successfully!', 'Failed to update food. Please try again.'],
    open: async (page: Page, shop: Shop) => {
      await shop.open('admin/products/');
      await card(page, 'Dal').getByRole('link', { name: 'Update' }).click();
      await page.getByLabel('Name').fill('Dal Makhani');
    },
    typed: 'Dal Makhani',
    sends: async (server: MockServer): Promise<Sent> => {
      const id = String(await idOf(server, '/api/food/', 'Dal'));
      return {
        path: `/api/food/${id}/`,
        parts: {
          id,
          name: 'Dal Makhani',
          price: '120.50',
          description: 'Red lentils tempered with garlic and panch phoron.',
          category_id: await curryOf(server),
        },
      };
    },
  },
  {
    title: 'Add Category',
    numbers: 'AC-082 AC-090 AC-109 AC-125',
    list: 'admin/categorys',
    method: 'POST',
    path: '/api/category/',
    toasts: ['New category added sucessfully.', 'Failed to create Category'],
    open: async (page: Page, shop: Shop) => {
      await shop.open('admin/add-category/');
      await page.getByLabel('Name').fill('Pitha');
      await choosePicture(page);
    },
    typed: 'Pitha',
    sends: (): Promise<Sent> => Promise.resolve({ path: '/api/category/', parts: { name: 'Pitha', food_image: sentPicture } }),
  },
  {
    title: 'Update Category',
    numbers: 'AC-082 AC-093 AC-109 AC-126 AC-127',
    list: 'admin/categorys',
    method: 'PATCH',
    path: '/api/category/{id}/',
    toasts: ['Category Updated Sucessfully.', 'updating Failed. Please try again'],
    open: async (page: Page, shop: Shop) => {
      await shop.open('admin/categorys/');
      await card(page, 'Curry').getByRole('link', { name: 'Update' }).click();
      await page.getByLabel('Name').fill('Curries');
    },
    typed: 'Curries',
    sends: async (server: MockServer): Promise<Sent> => ({ path: `/api/category/${await curryOf(server)}/`, parts: { name: 'Curries' } }),
  },
] as const;
