import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.mjs';

/** Without an executable, the one that Playwright has installed. */
interface Options {
  executablePath?: string | undefined;
  /** In addition to those of every tool. */
  args?: readonly string[];
}

/** Starts the browser of a tool. On SIGTERM both end: Playwright would close the browser only, and the tool would wait for it. */
export function launchChromium({ executablePath = findChromium(), args = [] }: Options = {}): Promise<Browser> {
  return chromium.launch({
    args: [...chromiumArgs, ...args],
    handleSIGTERM: false,
    ...(executablePath !== undefined && { executablePath }),
  });
}
