import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * A module graph of its own for each file more than doubles the processor time. Fake timers are restored by the tests. The limit ends what hangs:
 * the first import of a catalogue takes seconds on a busy machine.
 */
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, testTimeout: 60_000 };

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
      { test: { name: 'tools', include: ['tools/**/*.test.{mjs,ts}'], ...shared } },
    ],
  },
});
