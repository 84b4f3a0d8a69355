import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: ['{src,dev}/**/*.test.ts', '*.test.ts'],
    reporters: ['default', ['json', { outputFile: '../../dist/reports/storefront-test.json' }]],
  },
});
