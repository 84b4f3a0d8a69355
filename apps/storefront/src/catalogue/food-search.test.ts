import type { Food } from '@my-food/api';
import { describe, expect, it } from 'vitest';
import { prepareSearch, searchItems, normalizeText } from './food-search.ts';

let lastId = 0;
const food = (name: string, description = '', category = ''): Food => ({
  id: ++lastId,
  name,
  description,
  price: 100_00,
  imageUrl: null,
  category: category ? { id: 1, name: category } : null,
});

describe('normalising a text', () => {
  it('ignores case and Latin accents, composed or decomposed', () => {
    expect(['CRÈME Brûlée', 'Crème Brûlée'.normalize('NFD'), 'İskender'].map(normalizeText)).toEqual([
      'creme brulee',
      'creme brulee',
      'iskender',
    ]);
  });

  it('preserves Bengali vowel signs', () => {
    expect(normalizeText('কাচ্চি')).not.toBe(normalizeText('কচ্চ'));
    expect(normalizeText('বিরিয়ানি'.normalize('NFC'))).toBe(normalizeText('বিরিয়ানি'.normalize('NFD')));
  });

  it('converts Bengali and full-width digits to 0 to 9', () => {
    expect(['১২৩', '１２３', '123'].map(normalizeText)).toEqual(['123', '123', '123']);
  });

  it('removes invisible characters', () => {
    expect(normalizeText('র\u200dযাব\u200c')).toBe(normalizeText('রযাব'));
    expect(normalizeText('\ufeffNaan')).toBe('naan');
  });
});

describe('searching foods', () => {
  const naan = food('Naan', 'Soft bread', 'Breads');
  const dal = food('Dal', 'Lentils, good with naan', 'Curry');
  const kacchi = food('কাচ্চি বিরিয়ানি', 'Mutton and rice', 'Rice & Biryani');
  const menu = [dal, naan, kacchi];

  it('ranks names before categories and descriptions', () => {
    expect(searchItems(menu, 'naan')).toEqual([naan, dal]);
    expect(searchItems(menu, 'biryani')).toEqual([kacchi]);
    expect(searchItems(menu, 'কাচ্চি')).toEqual([kacchi]);
  });

  it('requires every term, in any order and property', () => {
    expect(searchItems(menu, ' bread  NAAN ')).toEqual([naan]);
    expect(searchItems(menu, 'naan mutton')).toEqual([]);
  });

  it('returns all foods in their order for an empty query', () => {
    expect(searchItems(menu, '  ')).toEqual(menu);
  });

  it('matches special characters literally', () => {
    expect(searchItems(menu, '.*')).toEqual([]);
  });

  it('AC-627 finds a name with an apostrophe, whichever of its forms is typed, or none', () => {
    const [typed, set] = [food("Chef's Platter"), food('Shepherd’s Pie')];
    for (const query of ["chef's", 'chef’s', 'Chefs', 'chef‘s platter']) expect(searchItems([...menu, typed, set], query)).toEqual([typed]);
    for (const query of ["shepherd's", 'shepherd’s', 'shepherds pie']) expect(searchItems([...menu, typed, set], query)).toEqual([set]);
  });

  it('ranks phonetic matches in the other script last', () => {
    const latin = food('Kacchi Biryani', 'Mutton');
    const foods = [kacchi, dal, latin, food('Khichuri')];
    expect(searchItems(foods, 'kacchi')).toEqual([latin, kacchi]);
    expect(searchItems(foods, 'KACHI biriyani')).toEqual([kacchi]);
    expect(searchItems(foods, 'বিরিয়ানি')).toEqual([kacchi, latin]);
    expect(searchItems(foods, 'kacchi 7up')).toEqual([]);
  });

  it.each([
    ['মিষ্টি দই', 'Mishti Doi'],
    ['দুধ চা', 'Dudh Cha'],
    ['saat ronger cha', 'সাত রঙের চা'],
    ['নান', 'Naan'],
    ['ভুনা', 'Beef-Bhuna'],
    ['beef bhuna', 'Beef-Bhuna'],
    ['cha-ronger', 'সাত রঙের চা'],
  ])('AC-540 finds a dish by words of which one has a short sound or a hyphen: %s', (query, name) => {
    const foods = ['Mishti Doi', 'Dudh Cha', 'সাত রঙের চা', 'Naan', 'Beef-Bhuna'].map((one) => food(one));
    expect(searchItems(foods, query)).toEqual(foods.filter((one) => one.name === name));
  });

  it('AC-540 loses no dish of the other script while a further word is typed', () => {
    const foods = [food('কাচ্চি বিরিয়ানি'), food('কাচ্চি রোল')];
    const typed = ['kacchi', 'kacchi ', 'kacchi b', 'kacchi bi', 'kacchi bir', 'kacchi biry', 'kacchi birya', 'kacchi biryani'];
    expect(typed.map((query) => searchItems(foods, query).length)).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
  });

  it('searches items that have only a name', () => {
    const sweets = { id: 1, name: 'মিষ্টি Désserts', imageUrl: null };
    expect(searchItems([{ id: 2, name: 'Rice', imageUrl: null }, sweets], 'desserts')).toEqual([sweets]);
  });

  it('returns the same results with a prepared index', () => {
    const foods = [kacchi, dal, food('Kacchi Biryani', 'Mutton\nwith rice'), naan, food('Khichuri', 'Rice, dal', 'Rice'), food('')];
    const ready = [...foods];
    for (const words of ['k', 'kacchi', 'rice dal', 'da naan', 'বিরিয়ানি', 'kacchi 7up', 'mutton with', 'biryani mutton', 'sushi', ' ']) {
      expect(searchItems(ready, words)).toEqual(searchItems(foods, words));
      Array.from(prepareSearch(ready));
      expect(searchItems(ready, words)).toEqual(searchItems(foods, words));
    }
  });
});
