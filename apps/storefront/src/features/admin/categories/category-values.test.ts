import { expect, it } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { toCategoryValues, parseCategoryValues, validateCategory } from './category-values.ts';

const picture = new File(['bytes'], 'curry.png', { type: 'image/png' });

const curry = { id: 1, name: 'Curry', imageUrl: 'https://shop.example/curry.png' };

it('AC-089 a new category requires a name and a picture, without field errors', () => {
  expect(validateCategory({ name: ' Curry ', picture }, null, english).payload).toEqual({
    type: 'create',
    entry: { name: 'Curry', picture },
  });
  expect(
    [
      { name: '', picture },
      { name: '  ', picture },
      { name: 'Curry', picture: null },
    ].map((fields) => validateCategory(fields, null, english)),
  ).toEqual(Array(3).fill({ errors: {}, payload: null }));
});

it('AC-093 an update requires only a name', () => {
  expect(validateCategory({ name: ' Curry ', picture: null }, curry, english).payload).toEqual({
    type: 'update',
    id: 1,
    change: { name: 'Curry', picture: null },
  });
  expect(validateCategory({ name: ' ', picture }, curry, english)).toEqual({ errors: { name: 'Please write a name.' }, payload: null });
});

it('AC-786 a name is sent without invisible marks, an unchanged one as the server has it', () => {
  const marked = { ...curry, name: 'Curry\u200e' };
  const nameSent = (name: string, category = curry) => validateCategory({ name, picture: null }, category, english).payload;
  expect(nameSent('Pizza\u200e')).toMatchObject({ change: { name: 'Pizza' } });
  expect(nameSent('\u200b')).toBeNull();
  expect(nameSent('Curry\u200e', marked)).toMatchObject({ change: { name: 'Curry\u200e' } });
  expect(validateCategory({ name: '\u200b', picture }, null, english).payload).toBeNull();
});

it('starts from the category', () => {
  expect(toCategoryValues(curry)).toEqual({ name: 'Curry', picture: null });
});

it('parses a stored draft field by field', () => {
  expect(parseCategoryValues({ name: 'Cur', picture })).toEqual({ name: 'Cur', picture });
  expect(parseCategoryValues({ name: 1, picture: 'x' })).toStrictEqual({});
  expect([{ name: 'Cur', picture: null }, { picture }].map(parseCategoryValues)).toStrictEqual([{ name: 'Cur' }, { picture }]);
  expect(parseCategoryValues(null)).toBeNull();
});
