import { findEngines } from '../../../../tools/engines.mjs';
import { launchFirefox } from './drivers/bidi-driver.ts';
import type { Driver, LaunchOptions } from './drivers/driver.ts';
import { launchChromium } from './drivers/playwright-driver.ts';
import { launchWebKit } from './drivers/webdriver-driver.ts';

type Folders = Omit<LaunchOptions, 'executable'>;
type Launch = (folders: Folders) => Promise<Driver>;

const { chromium, floor, firefox, webkit } = findEngines();
const withExecutable = (executable: string | undefined, launch: (options: LaunchOptions) => Promise<Driver>): Launch | null =>
  executable === undefined ? null : (folders) => launch({ executable, ...folders });

/** The engines by their column in the table, each with a function that starts it; null for one that is not installed. */
export const engines = {
  'Chromium now': withExecutable(chromium, launchChromium),
  'Chromium floor': withExecutable(floor, launchChromium),
  Firefox: withExecutable(firefox, launchFirefox),
  WebKitGTK: webkit ? (folders: Folders) => launchWebKit({ executable: webkit.driver, display: webkit.display, ...folders }) : null,
} satisfies Record<string, Launch | null>;

export type EngineName = keyof typeof engines;
export const engineNames: readonly EngineName[] = ['Chromium now', 'Chromium floor', 'Firefox', 'WebKitGTK'];
