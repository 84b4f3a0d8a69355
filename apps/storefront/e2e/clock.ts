import type { Page } from '@playwright/test';

/** From here on time passes in the test's steps alone, however slow the machine is. The clock must be installed. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
