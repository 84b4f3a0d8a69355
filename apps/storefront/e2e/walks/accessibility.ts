import { axeOptions } from '@my-food/ui/stories/axe-options';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
const path = '/media/axe.min.js';

/** Serves axe on the origin of the shop, so that the browser caches its compiled code. */
export const axeHandler = http.get(`*${path}`, () =>
  HttpResponse.arrayBuffer(source.buffer, { headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=86400, immutable' } }),
);

export const loadAxe = (page: Page): Promise<void> => page.evaluate((url) => import(url), path);

/** The axe violations of the screen, as messages. Skips a screen whose outline (tags, roles, classes) has passed before. */
export async function accessibilityProblems(page: Page, passed: Set<string>): Promise<string[]> {
  const { outline, isLoaded } = await page.evaluate(() => {
    // A toast is transparent until its entry ends, which axe would skip, or find in between.
    for (const animation of document.getAnimations()) animation.finish();
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !(element instanceof SVGElement));
    const tags = elements.map(({ localName, role, className, attributes }) =>
      [localName, role, className, [...attributes].map(({ name }) => name).join(' ')].join(' '),
    );
    const background = getComputedStyle(document.body).backgroundColor;
    return { outline: [...new Set(tags)].toSorted().join('\n') + background, isLoaded: window.axe !== undefined };
  });
  if (passed.has(outline)) return [];
  if (!isLoaded) await loadAxe(page);
  const found = await page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options);
    return results?.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `axe finds ${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, axeOptions);
  // An open menu may be outside the landmarks (ARIA Authoring Practices).
  const problems = (found ?? ['axe is missing']).filter((problem) => !/^axe finds region .*popper/.test(problem));
  if (problems.length === 0) passed.add(outline);
  return problems;
}
