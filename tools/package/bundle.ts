import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { buildTarget } from '../browsers/floor.ts';
import { cssOptions } from '../build/css-options.ts';
import { entries } from './entries.ts';

const root = join(import.meta.dirname, '../..');

const kebab = (name: string) => name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2').toLowerCase();

/** ES modules, one style sheet, fonts. The variables of the theme have the names of tokens.css, so that CSS can give them other values. */
export const bundle = {
  configFile: false,
  root: join(root, 'libs/ui'),
  base: './',
  logLevel: 'warn',
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash, debugId, filePath }) =>
        filePath.endsWith('contract.css.ts') ? `my-food-${kebab(debugId ?? hash)}` : `my-food-${hash}`,
    }),
  ],
  css: cssOptions,
  build: {
    outDir: join(root, 'dist/ui-package'),
    emptyOutDir: true,
    target: buildTarget,
    minify: false,
    // Minifying is what adds the prefixes for the target.
    cssMinify: true,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'style' },
    rolldownOptions: {
      external: /^(react|react-dom|@radix-ui)(\/|$)/,
      output: { chunkFileNames: 'chunks/[name].js', assetFileNames: '[name][extname]' },
    },
  },
} satisfies InlineConfig;
