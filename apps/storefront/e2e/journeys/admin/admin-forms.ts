import type { Page } from '@playwright/test';
import { card, choosePicture, fillFood } from '../../admin-steps.ts';
import type { Shop } from '../../shop.ts';

const food = { name: 'Fuchka', price: '60.5', description: 'Crisp shells, tamarind water.', category: 'Curry' };

/** The four forms with valid values. */
export const forms = [
  {
    title: 'Add Food',
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
  },
  {
    title: 'Update Food',
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
  },
  {
    title: 'Add Category',
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
  },
  {
    title: 'Update Category',
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
  },
] as const;
