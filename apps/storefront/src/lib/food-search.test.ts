import type { Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { searchIn, toSearchable } from './food-search.ts';

const searchFoods = (foods: readonly Food[], words: string) => searchIn(foods, words, { isRanked: true });

let lastId = 0;
const food = (name: string, description = '', category = ''): Food => ({
  id: ++lastId,
  name,
  description,
  price: 100_00,
  imageUrl: null,
  category: category ? { id: 1, name: category } : null,
});

describe('a searchable text', () => {
  it('knows neither case nor the accents of Latin letters, however they are composed', () => {
    expect(['CRÈME Brûlée', 'Crème Brûlée'.normalize('NFD'), 'İskender'].map(toSearchable)).toEqual([
      'creme brulee',
      'creme brulee',
      'iskender',
    ]);
  });

  it('keeps the vowel signs of Bengali: they are letters', () => {
    expect(toSearchable('কাচ্চি')).not.toBe(toSearchable('কচ্চ'));
    expect(toSearchable('বিরিয়ানি'.normalize('NFC'))).toBe(toSearchable('বিরিয়ানি'.normalize('NFD')));
  });

  it('reads Bengali and full-width digits as 0 to 9', () => {
    expect(['১২৩', '１２３', '123'].map(toSearchable)).toEqual(['123', '123', '123']);
  });

  it('drops joiners nobody sees', () => {
    expect(toSearchable('র\u200dযাব\u200c')).toBe(toSearchable('রযাব'));
    expect(toSearchable('\ufeffNaan')).toBe('naan');
  });
});

describe('searching foods', () => {
  const naan = food('Naan', 'Soft bread', 'Breads');
  const dal = food('Dal', 'Lentils, good with naan', 'Curry');
  const kacchi = food('কাচ্চি বিরিয়ানি', 'Mutton and rice', 'Rice & Biryani');
  const menu = [dal, naan, kacchi];

  it('finds names first, then categories and descriptions', () => {
    expect(searchFoods(menu, 'naan')).toEqual([naan, dal]);
    expect(searchFoods(menu, 'biryani')).toEqual([kacchi]);
    expect(searchFoods(menu, 'কাচ্চি')).toEqual([kacchi]);
  });

  it('wants every word, in any order and place', () => {
    expect(searchFoods(menu, ' bread  NAAN ')).toEqual([naan]);
    expect(searchFoods(menu, 'naan mutton')).toEqual([]);
  });

  it('gives the whole menu in its order when nothing is asked', () => {
    expect(searchFoods(menu, '  ')).toEqual(menu);
  });

  it('takes what is typed literally', () => {
    expect(searchFoods(menu, '.*')).toEqual([]);
  });

  it('hears a name in the other script, after all that is written so', () => {
    const latin = food('Kacchi Biryani', 'Mutton');
    const foods = [kacchi, dal, latin, food('Khichuri')];
    expect(searchFoods(foods, 'kacchi')).toEqual([latin, kacchi]);
    expect(searchFoods(foods, 'KACHI biriyani')).toEqual([kacchi]);
    expect(searchFoods(foods, 'বিরিয়ানি')).toEqual([kacchi, latin]);
    expect(searchFoods(foods, 'kacchi 7up')).toEqual([]);
  });

  it('finds what has a name alone', () => {
    const sweets = { id: 1, name: 'মিষ্টি Désserts', imageUrl: null };
    expect(searchIn([{ id: 2, name: 'Rice', imageUrl: null }, sweets], 'desserts', { isRanked: true })).toEqual([sweets]);
  });
});
