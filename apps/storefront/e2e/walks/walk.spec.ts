import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, findHeadlessChromium } from '../../../../tools/chromium.mjs';
import { builds } from '../build.ts';
import { describeFailure } from './describe-report.ts';
import { mutants, mutated } from './mutants.ts';
import { runWalks } from './run-walks.ts';
import { browserArgs } from './browser.ts';

const executablePath = findHeadlessChromium();
test.use({ launchOptions: { args: [...chromiumArgs, ...browserArgs], ...(executablePath && { executablePath }) } });

// A failing walk is shortened before it is told: the limit is that work's, the steps themselves take seconds.
test.describe.configure({ timeout: 600_000, retries: 0 });

// Two halves, so that two workers share them.
for (const seed of [16, 17]) {
  test(`150 random steps from seed ${String(seed)}: one order per order, nothing in the cart or typed is lost, no white page, Back leads back`, async ({
    browser,
  }) => {
    const staticRoot = fileURLToPath(new URL(`../../${builds.shop.outDir}`, import.meta.url));
    const { failure } = await runWalks({ browser, staticRoot, seed, steps: 150 });
    expect(failure && describeFailure(failure)).toBeNull();
  });
}

test('every mutant changes one place of the sources', () => {
  for (const mutant of mutants)
    expect(() => mutated(mutant, readFileSync(new URL(`../../../../${mutant.file}`, import.meta.url), 'utf8'))).not.toThrow();
});
