import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { expect, expectRoute, test } from './shop.ts';
import { addToOrder, expectQuantity } from './steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The development build, where StrictMode mounts every screen twice, pointed at this test's server. */
async function startDevelopment(apiUrl: string): Promise<{ url: string; server: ViteDevServer }> {
  process.env['VITE_API_URL'] = apiUrl;
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', strictPort: false },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The development server has no address.');
  return { url, server };
}

test('AC-078 in the development build one click on Add to Order adds one dish', async ({ page, shop }) => {
  test.setTimeout(90_000);
  const { url, server } = await startDevelopment(shop.server.url);
  try {
    await page.goto(`${url}#/food/`);
    await addToOrder(page, 'Margherita');
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, 'Margherita', 1);
    await page.reload();
    await expectQuantity(page, 'Margherita', 1);
  } finally {
    await server.close();
  }
});

test('AC-052 in the development build a login is sent once and still leads on', async ({ page, shop }) => {
  test.setTimeout(90_000);
  const { url, server } = await startDevelopment(shop.server.url);
  try {
    const { email, password } = shop.server.backend.accounts.customer;
    await page.goto(`${url}#/login/`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expectRoute(page, 'profile');
    expect(shop.server.requests.filter(({ path }) => path === '/api/user/login/')).toHaveLength(1);
  } finally {
    await server.close();
  }
});
