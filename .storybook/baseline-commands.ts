// It adds the page and its browser to what a command is handed.
import type {} from '@vitest/browser-playwright';
import type { Shot } from '@my-food/ui/stories/compare-baselines';
import type { BrowserCommand } from 'vitest/node';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('baselines/', import.meta.url));
const reports = fileURLToPath(new URL('../dist/baselines/', import.meta.url));
const takenIn = `${folder}taken-in.json`;
const isRenewing = process.env['BASELINES'] === 'renew';

const read = (path: string, encoding: 'utf8' | 'base64') => {
  try {
    return readFileSync(path, encoding);
  } catch {
    return null;
  }
};

let hasTold = false;
function isTakenIn(browser: string): boolean {
  const kept = read(takenIn, 'utf8');
  const before: unknown = kept === null ? null : JSON.parse(kept);
  if (before === browser) return true;
  if (!hasTold)
    console.warn(`The baselines were taken in ${String(before)}, this is ${browser}: areas are compared, not pixels (decision 0013).`);
  hasTold = true;
  return false;
}

const shoot: BrowserCommand<[name: string]> = async ({ iframe, context }, name): Promise<Shot> => {
  const version = context.browser()?.version().split('.')[0] ?? 'of an unknown version';
  const browser = `Chromium ${version} on ${process.platform}`;
  const taken = await iframe.locator('html').screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  if (isRenewing) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(takenIn, `${JSON.stringify(browser)}\n`);
  }
  return {
    taken: taken.toString('base64'),
    kept: read(`${folder}${name}.webp`, 'base64'),
    isRenewing,
    isSameBrowser: isRenewing || isTakenIn(browser),
  };
};

/** Keeps a picture: as the baseline while renewing, else for the eye of whoever reads the failure. */
const keep: BrowserCommand<[name: string, webp: string]> = (_context, name, webp): string => {
  const target = isRenewing ? folder : reports;
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}${name}.webp`, webp, 'base64');
  return `${isRenewing ? '.storybook/baselines' : 'dist/baselines'}/${name}.webp`;
};

const ordinaryWindow = { width: 1280, height: 720 };

/** A story in a window smaller than its stage is scaled down, letters and all; null gives back the ordinary window. */
const fit: BrowserCommand<[size: { width: number; height: number } | null]> = ({ page }, size) =>
  page.setViewportSize(size ?? ordinaryWindow);

export const baselineCommands = { fitBaselineWindow: fit, shootBaseline: shoot, keepBaseline: keep };
