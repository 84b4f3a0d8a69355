import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect } from 'vitest';
import { cdp, commands, page, server } from 'vitest/browser';
import { setScreenshotDriver } from '@my-food/ui/stories/compare-baselines';
import { setSettingsDriver } from '@my-food/ui/stories/settings/check-settings';

const folder = '.storybook/baselines';
const currentBrowser = `Chromium ${/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? '?'} on ${server.platform}\n`;
if (server.config.snapshotOptions.updateSnapshot === 'all') await commands.writeFile(`${folder}/browser.txt`, currentBrowser);
const isSameBrowser = (await commands.readFile(`${folder}/browser.txt`)) === currentBrowser;

/** Measured in decision 0008. Other browser versions and systems antialias text differently. */
const tolerance = isSameBrowser
  ? { threshold: 0.03, includeAA: true, allowedMismatchedPixelRatio: 0.0005 }
  : { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 };

setScreenshotDriver({
  resize: page.viewport,
  compare: (name) => expect(document.documentElement).toMatchScreenshot(name, { comparatorOptions: tolerance }),
});

setSettingsDriver({
  resize: page.viewport,
  emulate: (features) => cdp().send('Emulation.setEmulatedMedia', { features }),
});

declare module 'vitest' {
  interface TestContext {
    /** By Storybook's addon. */
    story?: ComposedStoryFn;
  }
}

// One story of each page is played in Bangla, too. npm run storybook:published -- --language bn plays all.
afterEach(async ({ story }) => {
  if (!story?.tags.includes('filled') || story.tags.includes('english')) return;
  try {
    await story.run({ globals: { ...story.globals, language: 'bn' } });
  } catch (error) {
    if (error instanceof Error) error.message = `AC-321 in Bangla: ${error.message}`;
    throw error;
  }
}, server.config.testTimeout);
