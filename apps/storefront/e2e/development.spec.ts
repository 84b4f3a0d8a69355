import { createServer, type ViteDevServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { expect, expectRoute, test } from './shop.ts';
import { addToOrder, expectQuantity, logIn } from './steps.ts';

test.use({ isIsolated: true });

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

// One test: the server and its transformed sources are warm for the second half.
test('AC-052 AC-078 in the development build one click adds one dish, and a login is sent once and still leads on', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000);
  const { url, server } = await startDevelopment(shop.server.url);
  try {
    await page.goto(`${url}#/food/`);
    await addToOrder(page, 'Margherita');
    await expectRoute(page, 'food/add-to-card');
    await expectQuantity(page, 'Margherita', 1);
    await page.reload();
    await expectQuantity(page, 'Margherita', 1);

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await logIn(page, shop.server.backend.accounts.customer);
    await expectRoute(page, 'profile');
    expect(shop.server.requests.filter(({ path }) => path === '/api/user/login/')).toHaveLength(1);
  } finally {
    await server.close();
  }
});
