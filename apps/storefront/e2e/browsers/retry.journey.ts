import { startCachingHost } from '../caching-host.ts';
import { expect, journey } from './journey.ts';
import { barLink, button } from './queries.ts';
import { createShopPage } from './shop-page.ts';

// Without pictures, which would come from another origin than the host.
journey.use({ scenario: 'empty' });

journey('a screen whose files were missing', async ({ driver, server }) => {
  const host = await startCachingHost(server.url, /\/assets\/login\.page-[\w-]+\.js$/);
  const shop = createShopPage(await driver.newTab(), host.url);
  try {
    await shop.open('');
    // Preloaded when idle.
    await expect.poll(() => host.requested).toContain('missing');
    host.repair();
    await shop.press(barLink('Login'));
    const shown = async () => (await shop.run('textsOf', { role: 'heading', level: 1 })).join();
    await expect.poll(shown).toMatch(/^(Login|This screen could not be shown)$/);
    // Firefox and older Chromium keep the failed script: the retry reloads the page.
    if ((await shown()) !== 'Login') await shop.press(button('Try again'));
    // Nothing can be read while the page is replaced.
    await expect(async () => expect(await shown()).toBe('Login')).toPass({ timeout: 10_000 });
    expect(await shop.run('recordedProblems')).toEqual([]);
  } finally {
    await shop.tab.close();
    host.close();
  }
});
