import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium } from '../../../../tools/chromium.mjs';

/** V8 compiles without optimising: a document of a walk lives for seconds, too short to repay it. A tenth of a walk's processor time. */
const unoptimised = '--js-flags=--no-maglev --no-turbofan';

/** Chromium with `Element.computedName`, the accessible name. Without a process for the GPU, which it does not use; measured on Linux only. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  const gpu = process.platform === 'linux' ? ['--in-process-gpu'] : [];
  const args = [...chromiumArgs, ...gpu, unoptimised, '--enable-blink-features=ComputedAccessibilityInfo'];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
