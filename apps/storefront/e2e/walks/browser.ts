import type { Browser } from '@playwright/test';
import { findHeadlessChromium, unoptimised } from '../../../../tools/chromium.mjs';
import { launchChromium } from '../../../../tools/launch-chromium.ts';

/** Chromium with `Element.computedName`, the accessible name. Without a process for the GPU, which it does not use; measured on Linux only. */
export function launchBrowser(): Promise<Browser> {
  const gpu = process.platform === 'linux' ? ['--in-process-gpu'] : [];
  const args = [...gpu, unoptimised, '--enable-blink-features=ComputedAccessibilityInfo'];
  return launchChromium({ executablePath: findHeadlessChromium(), args });
}
