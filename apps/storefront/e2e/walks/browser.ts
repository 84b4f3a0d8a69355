import type { Browser } from '@playwright/test';
import { findHeadlessChromium, unoptimised } from '../../../../tools/chromium.mjs';
import { launchChromium } from '../../../../tools/launch-chromium.ts';

/**
 * Chromium with `Element.computedName`, the accessible name. Without a process for the GPU, which it does not use; measured on Linux only. Without the
 * memory for tiles outside the viewport, so that it does not paint them.
 */
export function launchBrowser(): Promise<Browser> {
  const gpu = process.platform === 'linux' ? ['--in-process-gpu'] : [];
  const args = [...gpu, unoptimised, '--enable-blink-features=ComputedAccessibilityInfo', '--force-gpu-mem-available-mb=2'];
  return launchChromium({ executablePath: findHeadlessChromium(), args });
}
