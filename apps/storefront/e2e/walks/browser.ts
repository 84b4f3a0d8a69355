import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from '../../../../tools/chromium.mjs';

/** Chromium with `Element.computedName`, the accessible name. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  const args = [...chromiumArgs, '--enable-blink-features=ComputedAccessibilityInfo'];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
