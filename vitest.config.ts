import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * All files of a project share their modules, which are loaded once. Fake timers are restored by the tests. The limit only ends what hangs: the first
 * import of a catalogue counts towards it.
 */
const shared = { allowOnly: false, isolate: false, restoreMocks: true, unstubGlobals: true, testTimeout: 60_000 };

/** The unit tests of every project, run in node; stories have .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      ...['libs/api', 'libs/machines', 'libs/receipt', 'libs/ui', 'mocks', 'apps/storefront'].map((root) => ({
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: root.replace(/.*\//, ''),
          include: ['{src,stories,dev,build}/**/*.test.ts', '*.test.ts'],
          ...shared,
        },
      })),
      { test: { name: 'tools', include: ['{tools,.storybook}/**/*.test.{mjs,ts}'], ...shared } },
    ],
  },
});
