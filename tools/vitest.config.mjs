import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/**/*.test.mjs'],
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'dist/reports/tools.json' }]],
  },
});
