import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import hooks from 'eslint-plugin-react-hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { browserFloor } = await tsImport('./tools/browsers/lint-features.ts', import.meta.url);
const { uiContract } = await tsImport('./tools/lint/ui-contract.ts', import.meta.url);
const { vocabulary } = await tsImport('./tools/lint/vocabulary.ts', import.meta.url);
const { themeContract } = await tsImport('./tools/lint/theme-contract.ts', import.meta.url);
const { layers } = await tsImport('./tools/lint/layers.ts', import.meta.url);
const features = readdirSync(new URL('apps/storefront/src/features', import.meta.url));

const readPackage = (folder) => JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'));

const storageBan = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use platform/fallback-storage.ts or session-fallback-storage.ts: their storage never throws.',
}));
const tests = ['**/*.test.*', '**/*.stories.tsx'];

// A later block replaces the rule of an earlier one, so each block lists all bans of its files.
const bans = {
  mutations: { group: ['@tanstack/react-query'], importNames: ['useMutation'], message: 'Writes go through machines.' },
  queries: { regex: '^@tanstack/react-query$', message: 'Queries are in queries.ts.' },
  clients: { regex: '^@my-food/api(?!/contract$)', message: 'The mock backend knows the types of the contract, not the clients.' },
  radix: { regex: '^@radix-ui/', message: 'libs/ui wraps Radix; use its components.' },
  development: {
    regex: '/(?:build|dev)/',
    message: 'build/ runs in Node, and only main.tsx loads dev/: a build for a real server contains neither.',
  },
  stories: { regex: '/stories/', message: 'Stories render the shop; nothing of it knows them.' },
  mocks: { regex: '^@my-food/mocks(?:/|$)', message: 'Only main.tsx loads the mock backend.' },
  wholeUi: {
    regex: '^@my-food/ui(?:/shop)?$',
    message: 'A style sheet imports @my-food/ui/theme: the package entry would add all style sheets of the design system.',
  },
  siblingParts: {
    regex: String.raw`^(?:\.\./)+(?!(?:theme|internal|contrast|stories)/)(?:[a-z-]+/)+[a-z-]+(?:\.css)?\.ts$`,
    message:
      'A component imports only components (.tsx) from its siblings; styles and functions that they share are in internal/ or theme/.',
  },
  outsideInternal: { regex: String.raw`^(?:\.\./)+(?!(?:theme|icons)/)[a-z-]+/`, message: 'internal/ is below the components.' },
  outsideTheme: { regex: String.raw`^(?:\.\./)+(?!contrast/)[a-z-]+/`, message: 'theme/ is below the components.' },
};

/** The projects that each project may import. npm packages have to be declared in its package.json. */
const projects = [
  { tag: 'type:app', folder: 'apps/storefront', mayImport: ['type:ui', 'type:machines', 'type:api', 'type:receipt', 'type:mocks'] },
  { tag: 'type:ui', folder: 'libs/ui', mayImport: [] },
  { tag: 'type:machines', folder: 'libs/machines', mayImport: [] },
  { tag: 'type:api', folder: 'libs/api', mayImport: [] },
  { tag: 'type:receipt', folder: 'libs/receipt', mayImport: [] },
  { tag: 'type:mocks', folder: 'mocks', mayImport: ['type:api'] },
];
/** Tests, stories and build tools: files that no build contains. */
const developmentFiles = [
  ...tests,
  '**/*.examples.ts',
  '**/{stories,testing,e2e,dev}/**',
  '**/*.config.ts',
  'apps/storefront/build/**',
  '**/engine/lean-pdfmake.ts',
];
const restrictProjects = (importable) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      allow: ['tools/.*', 'mocks/stub-aliases.ts', '.*/engine/lean-pdfmake.*', '.*openapi\\.yaml.*'],
      depConstraints: [
        ...['type:workspace', 'type:storybook'].map((sourceTag) => ({ sourceTag, onlyDependOnLibsWithTags: ['*'] })),
        ...projects.map(({ tag, folder, mayImport }) => ({
          sourceTag: tag,
          onlyDependOnLibsWithTags: mayImport,
          allowedExternalImports: Object.keys(importable(readPackage(folder)) ?? {}).flatMap((name) => [name, `${name}/*`]),
        })),
      ],
    },
  ],
});

/** The rule has no dynamic imports, which can be restricted by module only. A selector cannot contain a slash. */
const restrictDynamicImports = (patterns) =>
  patterns
    .filter(({ regex }) => regex !== undefined)
    .map(({ regex, message }) => ({ selector: `ImportExpression > [value=/${regex.replaceAll('/', String.raw`\u002F`)}/]`, message }));
/** `list-style` is none everywhere, and then Safari drops the role of a list. */
const listWithoutRole = {
  selector: 'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(> JSXAttribute[name.name="role"]))',
  message: 'Safari drops the list role when `list-style` is none: set role="list".',
};
const restrictImports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': ['error', listWithoutRole, ...restrictDynamicImports(patterns)],
});
const testBans = [bans.mutations, bans.radix];
const storefrontBans = [...testBans, bans.development, bans.stories, bans.mocks];

const storefront = 'apps/storefront/src';
const restrictFolder = (folder, ...refused) => [
  { files: [`${folder}/**`], rules: restrictImports(...testBans, bans.development, bans.stories, ...refused) },
  { files: [`${folder}/**`], ignores: [...tests, `${storefront}/app/main.tsx`], rules: restrictImports(...storefrontBans, ...refused) },
  { files: [`${folder}/**/*.css.ts`], rules: restrictImports(...storefrontBans, ...refused, bans.wholeUi) },
];

/** Refuses imports from these folders of the storefront, or from other features. */
const refuse = (folders, message) => (folders.length === 0 ? [] : [{ regex: `^(\\.\\./)+(${folders.join('|')})/`, message }]);
const oneWay = `Imports go one way: ${layers.join(' → ')}.`;
const directionsOf = (layer) => refuse(layers.slice(0, layers.indexOf(layer)), oneWay);
const directions = layers.flatMap((layer) => restrictFolder(`${storefront}/${layer}`, ...directionsOf(layer)));
const seams = features.flatMap((feature) => {
  const others = features.filter((other) => other !== feature);
  const seam = refuse(others, 'A feature never imports another feature.');
  return restrictFolder(`${storefront}/features/${feature}`, ...directionsOf('features'), ...seam);
});

export default defineConfig(
  globalIgnores(['**/dist', '**/*.d.ts', '**/*.d.mts', '**/test-results', '.nx', 'libs/api/src/generated']),
  { plugins: { '@nx': nx } },
  { files: ['**/*.{ts,tsx,js,mjs}'], rules: { 'max-lines': ['error', 200] } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.recommended, hooks.configs.flat.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-globals': ['error', ...storageBan],
      'no-restricted-properties': ['error', ...storageBan.map(({ name, message }) => ({ object: 'window', property: name, message }))],
      ...restrictImports(...testBans),
    },
  },
  { files: ['**/*.{ts,tsx}'], rules: restrictProjects(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies })) },
  { files: ['**/*.{ts,tsx}'], ignores: developmentFiles, rules: restrictProjects(({ dependencies }) => dependencies) },
  // Tools may import every project; tools/checks/workspace.test.ts fails on a circular dependency.
  { files: ['tools/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['libs/api/src/**'], ignores: ['**/queries{,.test}.ts'], rules: restrictImports(bans.radix, bans.queries) },
  { files: ['mocks/**'], rules: restrictImports(...testBans, bans.clients) },
  { files: ['libs/ui/src/**'], rules: restrictImports(bans.mutations, bans.siblingParts) },
  { files: ['libs/ui/src/internal/**'], rules: restrictImports(bans.mutations, bans.outsideInternal) },
  { files: ['libs/ui/src/theme/**'], ignores: tests, rules: restrictImports(bans.mutations, bans.outsideTheme) },
  ...restrictFolder(storefront),
  ...directions,
  ...seams,
  // Loads the mock backend and dev/, where a build has them.
  { files: [`${storefront}/app/main.tsx`], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      'apps/storefront/src/platform/fallback-storage.ts',
      'apps/storefront/src/platform/session-fallback-storage.ts',
      'apps/storefront/src/prerender/bootstrap-flags.ts',
      'mocks/src/faults/session-fault-store.ts',
      'apps/storefront/stories/**',
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/e2e/**',
      'tools/bench/**',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  // Failures go through `report`, which sends them where a service is configured. load-app.ts is inline and imports nothing.
  {
    files: [`${storefront}/**`],
    ignores: [...tests, `${storefront}/platform/reporting/report.ts`, `${storefront}/prerender/load-app.ts`],
    rules: { 'no-console': 'error' },
  },
  // Production code has to run in the oldest supported browsers (browserslist): compat checks globals, browser-floor statics and members.
  {
    files: ['apps/storefront/src/**', 'libs/*/src/**', 'mocks/src/**'],
    ignores: ['**/*.test.*', '**/*.stories.tsx', '**/testing/**', 'libs/machines/src/charts/**', 'mocks/src/contract-check/**'],
    plugins: { compat, 'browser-floor': browserFloor },
    rules: { 'compat/compat': 'error', 'browser-floor/known': ['error', { own: ['isError', 'union'] }] },
  },
  // Feature-detected, with a fallback.
  { files: ['apps/storefront/src/platform/idle-callback.ts'], settings: { polyfills: ['requestIdleCallback'] } },
  { files: ['libs/receipt/src/graphemes.ts'], settings: { polyfills: ['Intl.Segmenter'] } },
  {
    files: ['apps/storefront/src/navigation/view-transition.ts'],
    rules: { 'browser-floor/known': ['error', { own: ['startViewTransition'] }] },
  },
  {
    files: ['apps/storefront/src/app/preload-pages.ts'],
    settings: { polyfills: ['navigator.connection'] },
    rules: { 'browser-floor/known': ['error', { own: ['connection'] }] },
  },
  { files: ['apps/storefront/src/platform/trusted-script.ts'], settings: { polyfills: ['trustedTypes'] } },
  // Playwright's fixture function `use` is not a hook.
  { files: ['**/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...themeContract,
  ...uiContract,
  ...vocabulary,
);
