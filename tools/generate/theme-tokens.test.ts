import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { generateThemeTokens } from './theme-tokens.ts';

/** The selectors of the dark theme, each with the media it is for. */
function darkRulesOf(css: string) {
  const rules: string[] = [];
  postcss.parse(css).walkRules(({ selector, parent }) => {
    const media = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : 'all';
    if (selector !== ':root') rules.push(`${media}: ${selector}`);
  });
  return rules;
}

it('AC-818 a dark theme is for screens only, in tokens.css and in the recipe of the package', () => {
  expect(darkRulesOf(String(generateThemeTokens()['libs/ui/tokens/tokens.css']))).toEqual(["screen: [data-theme='dark']"]);
  const [, recipe = ''] = /```css\n(.*?)```/s.exec(readFileSync(new URL('../../libs/ui/PACKAGE.md', import.meta.url), 'utf8')) ?? [];
  expect(darkRulesOf(recipe)).toEqual([
    "screen: :root[data-theme='dark']",
    "screen and (prefers-color-scheme: dark): :root:not([data-theme='light'])",
  ]);
});
