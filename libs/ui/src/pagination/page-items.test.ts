import { expect, it } from 'vitest';
import { pageItems } from './page-items.ts';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [20, 20, [1, 'gap', 19, 20]],
])('page %i of %i shows %j', (page, pageCount, items) => {
  expect(pageItems(page, pageCount)).toEqual(items);
});

it('shows every page once or in a gap of two or more', () => {
  for (let pageCount = 1; pageCount <= 30; pageCount++)
    for (let page = 1; page <= pageCount; page++) {
      const items = pageItems(page, pageCount);
      const pages = items.filter((item) => item !== 'gap');
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect([pages[0], pages.at(-1), pages.includes(page)]).toEqual([1, pageCount, true]);
      items.forEach((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]];
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(item - before).toBe(1);
      });
    }
});
