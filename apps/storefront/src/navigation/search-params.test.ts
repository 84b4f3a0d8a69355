import { expect, it } from 'vitest';
import { adminCategorySearch, listSearch, itemSearch, menuSearch, noSearch } from './search-params.ts';

it('drops unknown parameters', () => {
  expect(noSearch()).toEqual({});
  expect(menuSearch({ fbclid: 'x', category: 'Curry', q: 5, sort: '-price' })).toEqual({ category: 'Curry', q: '5', sort: '-price' });
  expect(menuSearch({ category: ['Curry'], q: {}, sort: 'colour' })).toEqual({});
});

it('AC-854 has each of its parameters: the router leaves what is in the URL where one is missing', () => {
  const unknown = { category: true, q: ['a', 'b'], sort: 'newest', page: 'abc', view: 'tree', id: 'abc' };
  const none = { category: undefined, q: undefined, sort: undefined };
  expect(menuSearch(unknown)).toStrictEqual(none);
  expect(listSearch(unknown)).toStrictEqual({ ...none, page: undefined, view: undefined });
  expect(adminCategorySearch(unknown)).toStrictEqual({ q: undefined, page: undefined });
  expect(itemSearch(unknown)).toStrictEqual({ id: undefined });
});

it('has the longest name of a category, and search texts up to 200 characters', () => {
  const name = `${'x'.repeat(300)}…`;
  expect(menuSearch({ category: name, q: name })).toEqual({ category: name, q: 'x'.repeat(200) });
});

it('AC-801 omits the first page of the admin list', () => {
  expect(
    ['2', 1, 0, -3, '1.5', 'last', null, true, [2], { toString: 0 }].map((page) => listSearch({ page, q: 'dal', sort: 'none' })),
  ).toEqual([{ q: 'dal', page: 2 }, ...Array<unknown>(9).fill({ q: 'dal' })]);
});

it('AC-247 has the table of the admin list in the address', () => {
  expect(['table', 'cards', 1, null].map((view) => listSearch({ view }))).toEqual([{ view: 'table' }, {}, {}, {}]);
  expect(menuSearch({ view: 'table' })).toEqual({});
});

it('allows a search text and a page for the admin’s categories, nothing else', () => {
  expect(adminCategorySearch({ q: 7, page: '3', sort: 'name', category: 'Rice' })).toEqual({ q: '7', page: 3 });
  expect(adminCategorySearch({ q: '', page: 1 })).toEqual({});
});

it('AC-801 accepts positive integers as ids', () => {
  expect(['7', 7].map((id) => itemSearch({ id }))).toEqual([{ id: 7 }, { id: 7 }]);
  const others = ['0', -1, '1.5', 'abc', '__proto__', 2 ** 60, null, true, [7], { toString: 0 }];
  expect(others.map((id) => itemSearch({ id }))).toEqual(others.map(() => ({})));
});
