// The list queries to measure, in order, and the rendered result of each: the count and the first card.

/** Duration of a press in milliseconds. */
const pressDuration = 80;

/** Not Playwright's click, which measures the page itself and releases the button immediately. */
export const press = async (locator) => {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await locator.page().mouse.click(x + width / 2, y + height / 2, { delay: pressDuration });
};
const check = (name) => (page) => press(page.getByRole('radio', { name, exact: true }));
const choose = (box, value) => (page) => page.getByRole('combobox', { name: box }).selectOption(value);
const type = (box, key) => async (page) => {
  await page.getByRole('searchbox', { name: box }).focus();
  await page.keyboard.press(key);
};
const goToNextPage = (page) => press(page.getByRole('link', { name: 'Next page' }));

const byLetters = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });
const byName = (foods) => foods.toSorted((one, other) => byLetters.compare(one.name, other.name));
const byPrice = (foods) => foods.toSorted((one, other) => Number(one.price) - Number(other.price));
const asGiven = (foods) => foods;
const having = (letters) => (foods) => foods.filter(({ name }) => name.includes(letters));
const inSylhet = (foods) => foods.filter(({ category }) => category.name === 'Sylhet Kitchen');

const menu = (name, found, act) => ({
  name,
  act,
  expected: (foods) => ({ 'main [role="status"]': `${found(foods).length} dishes`, 'main li:first-child h2': found(foods)[0].name }),
});
const admin = (name, found, act, first = 0) => ({
  name,
  act,
  expected: (foods) => ({
    'main p[role="status"]': `${first + 1} to ${first + 48} of ${found(foods).length} foods`,
    'main li:first-child h2': found(foods)[first].name,
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
