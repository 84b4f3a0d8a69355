import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sourcesBelow = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name));

it('AC-147 axe violations are errors in every story and in both themes, without exceptions', () => {
  const preview = readFileSync(`${root}libs/ui/stories/environment.ts`, 'utf8');
  expect(preview).toContain("a11y: { test: 'error'");
  expect(preview).toContain('afterEach: [checkSettings, checkOtherTheme');
  const stories = ['apps/storefront/stories', 'libs/ui', '.storybook'].flatMap(sourcesBelow);
  expect(stories.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(50);
  const withRulesOfTheirOwn = stories.filter((file) => /\ba11y:/.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(withRulesOfTheirOwn.toSorted()).toEqual(['libs/ui/stories/check-other-theme.ts', 'libs/ui/stories/environment.ts']);
});

it('AC-320 every story of a fake clock or of the height of the window is played in the built Storybook, too', () => {
  const stories = ['apps/storefront/stories', 'libs/ui/src'].flatMap(sourcesBelow).filter((file) => file.endsWith('.stories.tsx'));
  const using = (use: string) => stories.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes(use));
  const untagged = [
    ['createStoryClock()', "'clock'"],
    ['innerHeight', "'height'"],
  ].flatMap(([use = '', tag = '']) => using(use).filter((file) => !using(tag).includes(file)));
  expect(using('createStoryClock()').length).toBeGreaterThan(2);
  expect(untagged).toEqual([]);
  expect(readFileSync(`${root}tools/test.mjs`, 'utf8')).toContain("'published'");
});
