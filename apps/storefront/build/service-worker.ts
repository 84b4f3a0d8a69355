import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What few visits need: the receipt's engine and fonts, Bengali letters, CSV. It is stored when it is first used. */
const laterFiles = ['**/*.ttf', 'assets/{render-receipt,receipt.worker,papaparse,anek-bangla-bengali}*'];

/**
 * Builds sw.js (decision 0025): the service worker with the list of the files that it stores. `isRetired`: the one that takes the place of the
 * service worker of an earlier build at the same address, and responds to nothing. `plugins` are those of its build, which follows that of the shop.
 */
export function serviceWorker({ isRetired, plugins }: { isRetired: boolean; plugins: PluginOption[] }): PluginOption {
  let folder = '';
  const integrityOf = (file: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;
  return [
    {
      name: 'service-worker-folder',
      configResolved({ root, build: { outDir } }) {
        folder = resolve(root, outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: `src/service-worker/${isRetired ? 'retired' : 'worker'}`,
      filename: 'sw.ts',
      // The application registers it, and install-files.ts writes the web app manifest.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // Firefox 115 has no module workers.
        rollupFormat: 'iife',
        buildPlugins: { vite: plugins },
        // Empty: the retired one stores nothing.
        injectionPoint: isRetired ? '' : 'self.__WB_MANIFEST',
        globPatterns: ['index.html', 'assets/*.{js,css,woff2,webp}'],
        globIgnores: laterFiles,
        manifestTransforms: [
          (entries) => {
            const files = entries.filter(({ url }) => url !== 'index.html');
            const page = entries.find(({ url }) => url === 'index.html');
            // Some hosts redirect /index.html. Last: a stored page has all its files. The page of a host that is out of order is no page of this build.
            const last = page && { ...page, url: './', integrity: integrityOf(page.url) };
            return { manifest: last ? [...files, last] : files, warnings: [] };
          },
        ],
      },
    }),
  ];
}
