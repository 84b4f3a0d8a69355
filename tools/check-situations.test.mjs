import { expect, it } from 'vitest';
import { allStories, missingIn, storiesIn, withoutOverview } from './check-situations.mjs';

it('reads title, export and name of a story', () => {
  const code = `const meta = preview.meta({ title: 'Pages/Home' });
export const Shop = meta.story({
  name: 'AC-013 welcome',
  ...home(),
});
export const Many = meta.story({ name: 'Twenty categories', ...home() });
export const Plain = meta.story();
`;
  expect(storiesIn(code)).toEqual(['Pages/Home/Shop AC-013 welcome', 'Pages/Home/Many Twenty categories', 'Pages/Home/Plain ']);
});

it('misses a situation whose story is taken away', () => {
  const stories = allStories();
  expect(stories.length).toBeGreaterThan(200);
  expect(missingIn(stories.filter((story) => !story.includes('AC-037')))).toEqual(["My orders: §2 'No orders found.'"]);
});

it('misses the overview of a component', () => {
  expect(withoutOverview(['Components/Button/Busy ', 'Components/Badge/AllVariants ', 'Components/Dialog/Middle '])).toEqual(['Button']);
});
