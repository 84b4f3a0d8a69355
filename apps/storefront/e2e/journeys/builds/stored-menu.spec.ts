import { expect, storedUrls, test, waitForWorker } from './service-worker.ts';

test('AC-724 a link to a dish that the stored menu lacks is not told to be taken off before the menu was read', async ({
  page,
  deployment,
}) => {
  const { open, server } = deployment;
  const { food, category } = server.backend.db;
  const title = page.getByRole('heading', { level: 1 });
  await open('food/');
  await waitForWorker(page);
  await expect.poll(() => storedUrls(page)).toContain('/api/food/');
  const [first] = category.getAll();
  const { id } = food.create({ name: 'Fuchka', price: 60_00, description: 'Crisp shells.', categoryId: Number(first?.id) });
  const menu = server.program({ method: 'GET', path: '/api/food/', isHeld: true, reply: { status: 500, json: {} }, times: 1 });
  await open(`food/details/?id=${String(id)}`);
  await expect(title).toHaveText('Your dish');
  menu.release();
  await expect(title).toHaveText('This dish could not be loaded');
  await page.getByRole('button', { name: /again/i }).click();
  await expect(title).toHaveText('Fuchka');
});
