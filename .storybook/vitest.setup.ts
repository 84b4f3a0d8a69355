import { expect } from 'vitest';
import { cdp, commands, page, server } from 'vitest/browser';
import { setScreenshotDriver } from '@my-food/ui/stories/compare-baselines';
import { setWheelDriver } from '@my-food/ui/stories/wheel';

const folder = '.storybook/baselines';
const currentBrowser = `Chromium ${/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? '?'} on ${server.platform}\n`;
if (server.config.snapshotOptions.updateSnapshot === 'all') await commands.writeFile(`${folder}/browser.txt`, currentBrowser);
const isSameBrowser = (await commands.readFile(`${folder}/browser.txt`)) === currentBrowser;

/** Measured in decision 0013. Other browser versions and systems antialias text differently. */
const tolerance = isSameBrowser
  ? { threshold: 0.03, includeAA: true, allowedMismatchedPixelRatio: 0.0005 }
  : { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 };

setScreenshotDriver({
  resize: page.viewport,
  compare: (name) => expect(document.documentElement).toMatchScreenshot(name, { comparatorOptions: tolerance }),
});

// The story is in an iframe, the protocol counts from the corner of the page.
setWheelDriver(({ x, y, deltaY }) => {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  return cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: left + x, y: top + y, deltaX: 0, deltaY });
});
