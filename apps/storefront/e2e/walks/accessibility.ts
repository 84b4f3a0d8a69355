import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the screen, as sentences. A screen of the same outline that has passed is not looked at again. */
export async function accessibilityProblems(page: Page, passed: Set<string>): Promise<string[]> {
  const outline = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !(element instanceof SVGElement));
    const tags = elements.map(({ localName, role, className, attributes }) =>
      [localName, role, className, [...attributes].map(({ name }) => name).join(' ')].join(' '),
    );
    return [...new Set(tags)].toSorted().join('\n') + getComputedStyle(document.body).backgroundColor;
  });
  if (passed.has(outline)) return [];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  // axe makes style elements of its own, which the policy refuses: what is seen now is not the shop's doing.
  await page.evaluate(() => window.walkObserve());
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe finds ${id} at ${target.join(' ')}`));
  // An open menu stands outside the landmarks, as the ARIA Authoring Practices allow.
  const problems = found.filter((problem) => !/^axe finds region .*popper/.test(problem));
  if (problems.length === 0) passed.add(outline);
  return problems;
}
