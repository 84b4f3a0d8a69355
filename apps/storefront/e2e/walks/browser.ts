import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findHeadlessChromium, unoptimised } from '../../../../tools/chromium.mjs';

/** Chromium with `Element.computedName`, the accessible name. Without a process for the GPU, which it does not use; measured on Linux only. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  const gpu = process.platform === 'linux' ? ['--in-process-gpu'] : [];
  const args = [...chromiumArgs, ...gpu, unoptimised, '--enable-blink-features=ComputedAccessibilityInfo'];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
