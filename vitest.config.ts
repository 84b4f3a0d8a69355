import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A module graph of its own for each file more than doubles the processor time. Fake timers are restored by the tests. */
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true };

/** The unit tests of every project, run in node; stories have .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      ...['libs/api', 'libs/machines', 'libs/receipt', 'libs/ui', 'mocks', 'apps/storefront'].map((root) => ({
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: root.replace(/.*\//, ''),
          include: ['{src,dev,build}/**/*.test.ts', '*.test.ts'],
          ...shared,
        },
      })),
      { test: { name: 'tools', include: ['tools/**/*.test.{mjs,ts}'], testTimeout: 60_000, ...shared } },
    ],
  },
});
