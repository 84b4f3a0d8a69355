import type { Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { english } from '../../../i18n/locale.ts';
import { toFoodValues, parseFoodValues, validateFood, type FoodValues } from './food-values.ts';

const picture = new File(['bytes'], 'naan.png', { type: 'image/png' });
const naan: FoodValues = { name: ' Naan ', price: '30.5', description: ' Soft bread. ', categoryId: '2', picture: null };
const sent = { name: 'Naan', price: 30_50, description: 'Soft bread.', categoryId: 2 };
const dal = { id: 7, name: 'Dal', description: 'Lentils.', price: 120_50, imageUrl: null, category: { id: 2, name: 'Curry' } };

describe('values of the food form', () => {
  it('start from the food', () => {
    expect(toFoodValues(dal)).toEqual({ name: 'Dal', price: '120.50', description: 'Lentils.', categoryId: '2', picture: null });
    expect(toFoodValues({ ...dal, price: null, category: null })).toMatchObject({ price: '', categoryId: '' });
  });

  it('AC-798 have the line breaks of a text area, so that a description that was typed back is unchanged', () => {
    expect(toFoodValues({ ...dal, description: 'Lentils.\r\nWarm.' }).description).toBe('Lentils.\nWarm.');
  });

  it('are sent trimmed, with the price in poisha', () => {
    expect(validateFood({ ...naan, picture }, null, english)).toEqual({
      errors: {},
      payload: { type: 'create', entry: { ...sent, picture } },
    });
    expect(validateFood(naan, dal, english)).toEqual({
      errors: {},
      payload: { type: 'update', id: 7, change: { ...sent, picture: null } },
    });
  });

  it.each<[keyof FoodValues, string, string]>([
    ['name', '  ', 'Please write a name.'],
    ['price', '1.005', 'Please write digits only, at most eight and two decimals, such as 250.50, more than 0.'],
    ['price', '123456789', 'Please write digits only, at most eight and two decimals, such as 250.50, more than 0.'],
    ['description', '\n', 'Please describe the food.'],
    ['categoryId', '', 'Please choose a category.'],
    ['categoryId', '../1', 'Please choose a category.'],
  ])('AC-091 are not sent with %s %j', (field, text, error) => {
    const fields = { ...naan, picture, [field]: text };
    const invalid = { errors: { [field]: error }, payload: null };
    expect([validateFood(fields, null, english), validateFood(fields, dal, english)]).toEqual([invalid, invalid]);
  });

  it('AC-786 are sent without invisible marks in the name, but with the joiners of Bengali letters', () => {
    const nameSent = (name: string, food: Food | null) => validateFood({ ...naan, picture, name }, food, english).payload;
    expect(nameSent('\u200eর\u200d্যাব \u200b', null)).toMatchObject({ entry: { name: 'র\u200d্যাব' } });
    expect(nameSent('Dal\u200e', dal)).toMatchObject({ change: { name: 'Dal' } });
    expect(nameSent('\u200b', dal)).toBeNull();
  });

  it('AC-786 are sent with an unchanged name as the server has it', () => {
    const marked = { ...dal, name: 'Dal\u200e' };
    expect(validateFood({ ...toFoodValues(marked), price: '130' }, marked, english).payload).toMatchObject({
      change: { name: 'Dal\u200e' },
    });
  });

  it('AC-092 require a picture only for a new food', () => {
    expect(validateFood(naan, null, english)).toEqual({ errors: { picture: 'Please choose a picture.' }, payload: null });
    expect(validateFood(naan, dal, english).errors).toEqual({});
  });
});

describe('a stored draft of a food', () => {
  it('is restored with its file', () => {
    expect(parseFoodValues({ ...naan, picture })).toEqual({ ...naan, picture });
  });

  it('of an older version, with all fields, is restored', () => {
    const { picture: none, ...typed } = naan;
    expect(parseFoodValues({ ...typed, picture: none })).toStrictEqual(typed);
  });

  it('has only the fields that were stored', () => {
    expect(parseFoodValues({ description: 'Soft bread.' })).toStrictEqual({ description: 'Soft bread.' });
  });

  it('is parsed without invalid values', () => {
    expect(parseFoodValues({ name: 5, price: null, picture: 'x.png', other: 1, categoryId: '2' })).toStrictEqual({ categoryId: '2' });
    expect([null, 'text', 7].map(parseFoodValues)).toEqual([null, null, null]);
  });
});
