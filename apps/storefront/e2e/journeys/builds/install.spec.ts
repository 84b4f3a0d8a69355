import { startMockServer } from '@my-food/mocks/server';
import { test as base } from '@playwright/test';
import { readFileSync, symlinkSync } from 'node:fs';
import { shop as brand } from '../../../another-shop.config.ts';
import { shop } from '../../../shop.config.ts';
import { folderOf } from '../../build.ts';
import { expect, test } from '../../shop.ts';

/** The size of a PNG, from its header. */
const sizeOf = (png: Buffer) => `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;

for (const [build, { name, description, theme }] of [
  ['shop', shop],
  ['crossOrigin', brand],
] as const) {
  base(`AC-212 the ${build} build can be installed, with icons of their sizes`, () => {
    const read = (file: string) => readFileSync(`${folderOf(build)}${file}`);
    const manifest: { icons: { src: string; sizes: string; purpose?: string }[] } = JSON.parse(read('manifest.json').toString());
    expect(manifest).toMatchObject({ name, description, lang: 'en', start_url: './', scope: './', display: 'standalone' });
    if (theme.light.canvas) expect(manifest).toMatchObject({ theme_color: theme.light.canvas, background_color: theme.light.canvas });
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pictures.map(({ src }) => sizeOf(read(src)))).toEqual(pictures.map(({ sizes }) => sizes));
    expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180');
    expect(sizeOf(read('favicon.ico').subarray(22))).toBe('32x32');
    expect(read('robots.txt').toString()).toContain('Allow: /');
  });
}

test('AC-212 the page names its manifest, and a browser accepts it under the policy', async ({ page, shop: { server } }) => {
  await page.goto(server.url);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${server.url}/manifest.json`, errors: [] });
  await session.detach();
});

test('AC-481 a shop below a path is another app than the one at the root of its host', async ({ page }, testInfo) => {
  // Playwright removes it before the next run. Removed here, the link could be missing for a file that the server is about to open.
  symlinkSync(folderOf('shop'), testInfo.outputPath('shop'), 'junction');
  const server = await startMockServer({ staticRoot: testInfo.outputPath() });
  try {
    await page.goto(`${server.url}/shop/`);
    const session = await page.context().newCDPSession(page);
    const { manifest } = await session.send('Page.getAppManifest');
    expect(manifest?.id).toBe(`${server.url}/shop/`);
  } finally {
    await server.close();
  }
});

for (const [build, { name, description, url }] of [
  ['shop', shop],
  ['crossOrigin', brand],
] as const) {
  base(
    `AC-212 a link preview of the ${build} build has title, description and a picture, absolute where the shop knows its address`,
    () => {
      const page = readFileSync(`${folderOf(build)}index.html`, 'utf8');
      const tags = [...page.matchAll(/<meta [^>]*property="(og:\w+)" content="([^"]*)"/g)];
      expect(Object.fromEntries(tags.map(([, tag, content]) => [tag, content]))).toEqual({
        'og:title': name,
        'og:description': description,
        'og:type': 'website',
        'og:image': `${url}icon-512.png`,
        ...(url !== '' && { 'og:url': url }),
      });
    },
  );
}
