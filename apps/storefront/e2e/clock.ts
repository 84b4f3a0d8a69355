import type { Page } from '@playwright/test';

/** Stops the installed clock: from here on only the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
