import { expect, it } from 'vitest';
import { categoryChangeOf, categoryDraftOf, fieldsOfCategory, parseCategoryFields } from './category-fields.ts';
import { keepCategory, parseKeptCategory } from './kept-category.ts';

const picture = new File(['bytes'], 'curry.png', { type: 'image/png' });

it('AC-089 a new category needs a name and a picture', () => {
  expect(categoryDraftOf({ name: ' Curry ', picture })).toEqual({ name: 'Curry', picture });
  expect([
    categoryDraftOf({ name: '', picture }),
    categoryDraftOf({ name: '  ', picture }),
    categoryDraftOf({ name: 'Curry', picture: null }),
  ]).toEqual([null, null, null]);
});

it('AC-093 a changed one needs its name alone', () => {
  expect(categoryChangeOf({ name: ' Curry ', picture: null })).toEqual({ name: 'Curry', picture: null });
  expect(categoryChangeOf({ name: ' ', picture })).toBeNull();
});

it('starts with the name it has', () => {
  expect(fieldsOfCategory({ id: 1, name: 'Curry', imageUrl: 'https://shop.example/curry.png' })).toEqual({ name: 'Curry', picture: null });
});

it('reads a kept draft field by field', () => {
  expect(parseCategoryFields({ name: 'Cur', picture })).toEqual({ name: 'Cur', picture });
  expect(parseCategoryFields({ name: 1, picture: 'x' })).toEqual({ name: '', picture: null });
  expect(parseCategoryFields(null)).toBeNull();
});

it('is handed over as plain JSON and read back carefully', () => {
  const curry = { id: 1, name: 'Curry', imageUrl: 'https://shop.example/curry.png' };
  expect(parseKeptCategory(structuredClone(keepCategory(curry)))).toEqual(curry);
  expect(keepCategory({ ...curry, imageUrl: 'blob:https://shop.example/1' })).toEqual({ id: 1, name: 'Curry', food_image_url: null });
  expect(parseKeptCategory({ id: 1, name: 'Curry', food_image_url: 'javascript:alert(1)' })).toEqual({ ...curry, imageUrl: null });
  expect([undefined, null, 'Curry', { id: '1/../2', name: 'Curry' }, { id: 1 }].map(parseKeptCategory)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
