import { expect, it } from 'vitest';
import { translationsOf } from './home-in-bangla.ts';

it('pairs the texts and the names of elements that differ, each once, as they are in the document', () => {
  const markup = (home: string, slides: string) =>
    `<nav aria-label="My Food"><a href="#/" class="${slides}">${home}</a><b>${home}</b></nav><p aria-roledescription="${slides}">My Food</p>`;
  expect(translationsOf(markup('Home &amp; food', 'slides'), markup('হোম ও খাবার', 'স্লাইড'))).toEqual([
    ['Home & food', 'হোম ও খাবার'],
    ['slides', 'স্লাইড'],
  ]);
});

it('leaves out the template of the categories', () => {
  expect(translationsOf('<p>Home</p><template><p>x</p></template>', '<p>হোম</p><template><p><span>x</span></p></template>')).toEqual([
    ['Home', 'হোম'],
  ]);
});

it('leaves out the requirements, which no browser shows that runs the script', () => {
  const markup = (requirements: string, home: string) =>
    `<p class="a" data-requirements="true">${requirements}</p><p data-failed>${home}</p>`;
  expect(translationsOf(markup('You need', 'Home'), markup('লাগবে', 'হোম'))).toEqual([['Home', 'হোম']]);
});

it('throws for a text with two translations and for another structure', () => {
  expect(() => translationsOf('<a>Food</a><b>Food</b>', '<a>খাবার</a><b>মেনু</b>')).toThrow("'Food' has two translations");
  expect(() => translationsOf('<a>Food</a>', '<a>খাবার</a><b>মেনু</b>')).toThrow('another number of texts');
});
