import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from '../../../../tools/chromium.mjs';

/** Chromium, which says what an assistive technology calls an element. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  const args = [...chromiumArgs, '--enable-blink-features=ComputedAccessibilityInfo'];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
