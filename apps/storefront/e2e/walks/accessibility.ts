import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the screen, as sentences. A screen of the same outline that has passed is not looked at again. */
export async function accessibilityProblems(page: Page, passed: Set<string>): Promise<string[]> {
  const { outline, isLoaded } = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !(element instanceof SVGElement));
    const tags = elements.map(({ localName, role, className, attributes }) =>
      [localName, role, className, [...attributes].map(({ name }) => name).join(' ')].join(' '),
    );
    const background = getComputedStyle(document.body).backgroundColor;
    return { outline: [...new Set(tags)].toSorted().join('\n') + background, isLoaded: window.axe !== undefined };
  });
  if (passed.has(outline)) return [];
  if (!isLoaded) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const results = await window.axe?.run(document, { resultTypes: ['violations'] });
    // axe makes style elements of its own, which the policy refuses: what is seen now is not the shop's doing.
    await window.walkObserve();
    return results?.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe finds ${id} at ${target.join(' ')}`));
  });
  // An open menu is outside the landmarks, as the ARIA Authoring Practices allow.
  const problems = (found ?? ['axe is missing']).filter((problem) => !/^axe finds region .*popper/.test(problem));
  if (problems.length === 0) passed.add(outline);
  return problems;
}
