import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What few visits need: the receipt's engine and fonts, Bengali letters, CSV, the texts in Bangla. It is stored when it is first used. */
const laterFiles = ['**/*.ttf', 'assets/{print-receipt,receipt.worker,papaparse,anek-bangla-bengali,load-bangla,bangla-}*'];

/**
 * Builds sw.js (decision 0025): the service worker with the list of the files that it stores. `isRetired`: the one that removes the service worker of
 * an earlier build at the same address.
 */
export const serviceWorker = ({ isRetired }: { isRetired: boolean }): PluginOption =>
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
      // Empty: the retired one stores nothing.
      injectionPoint: isRetired ? '' : 'self.__WB_MANIFEST',
      globPatterns: ['index.html', 'assets/*.{js,css,woff2,webp}'],
      globIgnores: laterFiles,
      // Some hosts redirect /index.html.
      manifestTransforms: [
        (entries) => ({ manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: './' } : entry)), warnings: [] }),
      ],
    },
  });
