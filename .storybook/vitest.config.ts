import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';

// Dependencies that Vite's initial scan misses. Discovering one later reloads the page and fails the run.
const lateDependencies = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@storybook/addon-a11y/preview',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  '@xstate/react',
  '@mswjs/data',
  'idb-keyval',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'openapi-fetch',
  'openapi-msw',
  'papaparse',
  'pdfjs-dist',
  'ajv/dist/2020.js',
  'ajv-formats/dist/formats.js',
  'yaml',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
  'storybook/theming/create',
  'valibot',
  'xstate',
  'xstate/graph',
];

// Render text identically on all systems, for the baselines.
const args = [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text'];
const executablePath = findChromium();

const configDir = import.meta.dirname;

/**
 * The addon compares the URL of a story file with its path and decodes nothing but spaces: in a folder with letters beyond ASCII it finds no
 * tests (https://github.com/storybookjs/storybook/issues/36045).
 */
const decodedStoryUrls = (): Plugin => ({
  name: 'decoded-story-urls',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('.stories.')
      ? { code: code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURIComponent(import.meta.url))'), map: null }
      : undefined,
});

export default defineConfig({
  plugins: [decodedStoryUrls(), storybookTest({ configDir })],
  optimizeDeps: { include: lateDependencies },
  // The server of the browser would watch the whole workspace, also when the stories run once.
  ...(process.argv.includes('run') && { server: { watch: null } }),
  test: {
    name: 'stories',
    // The first receipt loads the PDF engine and pdf.js through the development server.
    testTimeout: 90_000,
    // As many pages side by side as in the end-to-end tests.
    maxWorkers: 2,
    attachmentsDir: 'dist/baselines',
    setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Stories must clean up after themselves in Storybook anyway. Isolation adds a minute and a half.
      isolate: false,
      // The addon forbids both by default: baselines are files, and forced colours are emulated through the DevTools protocol. Local only.
      api: { allowWrite: true, allowExec: true },
      provider: playwright({
        launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args },
        // Vitest scales down an iframe that is larger than the window, including its text.
        contextOptions: { viewport: { width: 1280, height: 3000 } },
      }),
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(import.meta.dirname, 'baselines', `${arg}${ext}`),
        },
      },
      instances: [{ browser: 'chromium' }],
    },
  },
});
