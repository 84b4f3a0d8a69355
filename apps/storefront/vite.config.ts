import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { mockStubAliases } from '../../mocks/stub-aliases.ts';
import { buildTarget } from '../../tools/browsers/floor.ts';
import { compileTexts } from '../../tools/build/compile-texts.ts';
import { cssOptions } from '../../tools/build/css-options.ts';
import { findShop } from '../../tools/build/find-shop.ts';
import { thirdPartyLicences } from '../../tools/build/list-licences.ts';
import { mswWorker } from '../../tools/build/vite-msw.ts';
import { leanPdfmake } from '../../libs/receipt/src/engine/lean-pdfmake.ts';
import { contentSecurityPolicy, headersFile } from './build/content-security.ts';
import { reportEndpoint } from './build/report-endpoint.ts';
import { cookiePattern } from './src/prerender/bootstrap-flags.ts';
import { publicReads } from './src/service-worker/stored-reads.ts';
import { bootstrapInDevelopment } from './build/bootstrap-in-development.ts';
import { eagerCompilation } from './build/eager-compilation.ts';
import { createInstallFiles, installTags } from './build/install-files.ts';
import { missingPage } from './build/missing-page.ts';
import { prerenderedHome } from './build/prerendered-home.ts';
import { hasMockBackend, parseOrigins, parseServer } from './build/server-settings.ts';
import { serviceWorker } from './build/service-worker.ts';
import { readShop, shopConfig } from './build/shop-config.ts';
import { styleNames } from './build/style-names.ts';

/** Preloads the fonts of every page, instead of waiting for the style sheet. */
const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(bricolage-grotesque|anek-bangla)-letters-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', href: `./${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
});

/** Style sheets are evaluated by a compiler of their own, which takes no other plugin. */
const styleSheets = (command: 'build' | 'serve') =>
  vanillaExtractPlugin({
    identifiers: command === 'build' ? styleNames() : 'debug',
    unstable_pluginFilter: ({ name }) => name === 'shop-config',
  });

/** The packages of every page. The two hooks are of editors. */
const isOfPlatform =
  /node_modules\/(@tanstack\/(?!.*virtual)|@?xstate\/|icu-minify|idb-keyval|openapi-fetch|(react|react-dom|scheduler)\/|use-(isomorphic|sync)|valibot)(?!.*\/useLocation\.)/;

/** What every page imports, and of the rest what home shares with other screens. */
const isOfShop =
  /app\/(lazy-usual|start-app)\.|(platform\/use-focus-successor|queries\/query-error|i18n\/name-key)\.|ui\/src\/(price|shop\/category-tile|theme(?!\/palette))(\/|\.)/;

/** Opens on demand, is used by home, or belongs to lists, editors or the admin. Paths below `src`, whatever the folder of the workspace is called. */
const isOfFewScreens =
  /(^|\/)(admin|alert-dialog|catalogue|dialog|kbd|lists|menu|picture-field|table)\/|draft-store|field-errors|floating-notice|image|inert|number-field|save-file|unsaved|i18n\/en\/(forms|menu)\./;

/** What the forms with a picture share: a registration, the profile, the admin's. The actions on many foods, which follow these, need a part of it. */
const isOfPictureForms = /forms\/(use-image-input|image-file|use-decodable-image)|picture-field\/|is-outcome-unknown|i18n\/en\/forms\./;

const isSharedByScreens = (id: string) => {
  const [, path] = /.*\/(?:libs\/ui|apps\/storefront)\/src\/(.*)/.exec(id) ?? [];
  return path !== undefined && !isOfFewScreens.test(path);
};

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const isMocked = hasMockBackend(command, env);
  const allowed = {
    origins: parseServer(env['VITE_API_URL'] ?? ''),
    mediaOrigins: parseOrigins('VITE_MEDIA_ORIGINS', env['VITE_MEDIA_ORIGINS'] ?? ''),
  };
  const reportsTo = reportEndpoint(env['VITE_REPORT_DSN'] ?? '');
  const shop = await readShop(findShop(import.meta.dirname, env['VITE_SHOP_CONFIG']));
  const cookies = cookiePattern(shop.shop);
  const licences = thirdPartyLicences();
  return {
    // Relative, so that the build can be served from any path; the routes are in the hash.
    base: './',
    plugins: [
      shopConfig(shop),
      styleSheets(command),
      react(),
      compileTexts(),
      leanPdfmake(),
      mswWorker({ emit: isMocked }),
      fontPreload(),
      licences.ofShop,
      bootstrapInDevelopment(cookies),
      prerenderedHome({
        cookies,
        createPolicy(inline) {
          const policy = contentSecurityPolicy({
            ...allowed,
            reportOrigins: reportsTo === '' ? [] : [new URL(reportsTo).origin],
            hasMockBackend: isMocked,
            inline,
          });
          return { page: policy, headers: headersFile(policy) };
        },
        categoriesUrl: isMocked ? null : `${(env['VITE_API_URL'] ?? '').replace(/\/+$/, '')}${publicReads.categories}`,
        headTags: installTags(shop.shop),
        reportsTo,
        createFiles: async (mark) => new Map(await createInstallFiles(shop, mark)).set('404.html', missingPage(shop.shop)),
        plugins: () => [shopConfig(shop), styleSheets(command), react(), compileTexts()],
      }),
      eagerCompilation(),
      serviceWorker({ isRetired: isMocked, plugins: [licences.ofServiceWorker] }),
    ],
    define: {
      'import.meta.env.VITE_MOCK_BACKEND': JSON.stringify(isMocked ? 'on' : 'off'),
      'import.meta.env.VITE_REPORT_ENDPOINT': JSON.stringify(reportsTo),
    },
    resolve: { alias: mockStubAliases },
    // Imported by the mock backend: discovered late, they would reload the page.
    optimizeDeps: {
      include: ['msw', 'msw/browser', '@mswjs/data', 'openapi-msw', 'ajv/dist/2020.js', 'ajv-formats/dist/formats.js', 'yaml'],
    },
    css: cssOptions,
    build: {
      target: buildTarget,
      outDir: '../../dist/apps/storefront',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      // All target browsers support `modulepreload`.
      // Every page has loaded the two chunks of the packages: listing them once more for each screen is 0.1 kB of the first script.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'js' ? dependencies.filter((file) => !/(^|\/)(platform|rolldown-runtime)-[\w-]+\.js$/.test(file)) : dependencies,
      },
      // Two chunks for every page, the packages and our code, each with its imports, and one for what the other screens share. Without the last one,
      // home preloads 69 files when idle instead of 25, many of them below 2 kB (decision 0010).
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'platform', test: isOfPlatform, priority: 3 },
              { name: 'shop', test: isOfShop, priority: 2 },
              { name: 'screens', test: isSharedByScreens, minShareCount: 2 },
              { name: 'pictures', test: isOfPictureForms },
            ],
          },
        },
      },
    },
  };
});
