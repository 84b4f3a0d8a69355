import { expect, test } from 'vitest';
import { sections, storyIdOf } from './welcome-texts.ts';
import { storyIds } from '../tools/checks/story-ids.ts';

test('AC-777 each link of the welcome page of Storybook opens a story', () => {
  const ids = storyIds('.storybook', 'apps/storefront/stories', 'libs/ui/src');
  const links = sections.flatMap((section) => section.pages.map((page) => storyIdOf(section, page)));
  expect(links.filter((link) => !ids.some((id) => id.startsWith(link)))).toEqual([]);
});

// The sidebar lists what has no section before all sections.
test('every story is in a section of the sidebar', () => {
  const pages = sections.map(({ title }) => `${title.toLowerCase()}--`);
  expect(storyIds('apps/storefront/stories', 'libs/ui/src').filter((id) => pages.some((page) => id.startsWith(page)))).toEqual([]);
});
