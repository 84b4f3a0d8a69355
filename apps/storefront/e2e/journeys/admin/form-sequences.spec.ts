import { forms } from './admin-forms.ts';
import { expect, test } from '../../shop.ts';

test('AC-582 an update form that is opened again waits for the list: a copy in the history may be days old', async ({ page, shop }) => {
  await shop.signIn('admin');
  await forms[1].open(page, shop);
  shop.server.backend.db.food.update({ where: { id: { equals: 2 } }, data: { name: 'Dal Tadka' } });
  const held = shop.server.program({ method: 'GET', path: '/api/food/', isHeld: true });
  await page.reload();
  await expect(page.getByText('Looking for the food')).toBeVisible();
  held.release();
  await expect(page.getByLabel('Name')).toHaveValue('Dal Tadka');
});
