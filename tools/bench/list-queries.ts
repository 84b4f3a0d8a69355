// The list queries to measure, in order, and the rendered result of each: the count and the first card.
import type { Locator, Page } from '@playwright/test';
import type { Expected } from './in-page.ts';
import type { FoodRow } from './visit.ts';

type Foods = readonly FoodRow[];
type Act = (page: Page) => Promise<unknown>;
type Find = (foods: Foods) => Foods;

export interface ListQuery {
  name: string;
  act: Act;
  expected: (foods: Foods) => Expected;
}

/** Duration of a press in milliseconds. */
const pressDuration = 80;

/** Not Playwright's click, which measures the page itself and releases the button immediately. */
export const press = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  const { x, y, width, height } = box;
  await locator.page().mouse.click(x + width / 2, y + height / 2, { delay: pressDuration });
};
const check =
  (name: string): Act =>
  (page) =>
    press(page.getByRole('radio', { name, exact: true }));
const choose =
  (box: string, value: string): Act =>
  (page) =>
    page.getByRole('combobox', { name: box }).selectOption(value);
const type =
  (box: string, key: string): Act =>
  async (page) => {
    await page.getByRole('searchbox', { name: box }).focus();
    await page.keyboard.press(key);
  };
const goToNextPage: Act = (page) => press(page.getByRole('link', { name: 'Next page' }));

const byLetters = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });
const byName: Find = (foods) => foods.toSorted((one, other) => byLetters.compare(one.name, other.name));
const byPrice: Find = (foods) => foods.toSorted((one, other) => Number(one.price) - Number(other.price));
const asGiven: Find = (foods) => foods;
const having =
  (letters: string): Find =>
  (foods) =>
    foods.filter(({ name }) => name.includes(letters));
const inSylhet: Find = (foods) => foods.filter(({ category }) => category.name === 'Sylhet Kitchen');

const nameOf = (foods: Foods, index: number) => foods[index]?.name ?? 'no such dish';

const menu = (name: string, found: Find, act: Act): ListQuery => ({
  name,
  act,
  expected: (foods) => ({ 'main [role="status"]': `${found(foods).length} dishes`, 'main li:first-child h2': nameOf(found(foods), 0) }),
});
const admin = (name: string, found: Find, act: Act, first = 0): ListQuery => ({
  name,
  act,
  expected: (foods) => ({
    'main p[role="status"]': `${first + 1} to ${first + 48} of ${found(foods).length} foods`,
    'main li:first-child h2': nameOf(found(foods), first),
  }),
});

export const menuQueries = [
  menu('filter, 10,000 → 500', inSylhet, check('Sylhet Kitchen')),
  menu('widen, 500 → 10,000', asGiven, check('All')),
  menu('sort by price', byPrice, choose('Sort by', 'price')),
  menu('sort by name', byName, choose('Sort by', 'name')),
  menu('the given order again', asGiven, choose('Sort by', '')),
  menu('a search key, “4”', having('4'), type('Search dishes', '4')),
  menu('the next key, “42”', having('42'), type('Search dishes', '2')),
];

export const adminQueries = [
  admin('next page', asGiven, goToNextPage, 48),
  admin('one category', inSylhet, choose('Category', 'Sylhet Kitchen')),
  admin('every category', asGiven, choose('Category', '')),
  admin('sort by price', byPrice, choose('Sort by', 'price')),
  admin('the given order again', asGiven, choose('Sort by', '')),
  admin('a search key, “4”', having('4'), type('Search foods', '4')),
];
