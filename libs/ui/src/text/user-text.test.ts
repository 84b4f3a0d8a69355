import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { languageOf, UserText } from './user-text.tsx';

const render = (text: string) => renderToStaticMarkup(createElement(UserText, null, text));

it.each([
  ['Margherita', 'Margherita'],
  ['কাচ্চি বিরিয়ানি', '<span lang="bn">কাচ্চি বিরিয়ানি</span>'],
  ['Kacchi (কাচ্চি) for 2', 'Kacchi (<span lang="bn">কাচ্চি</span>) for 2'],
  ['2 × কাচ্চি বিরিয়ানি, 1 × Cola', '2 × <span lang="bn">কাচ্চি বিরিয়ানি</span>, 1 × Cola'],
  ['ভাত। ডাল', '<span lang="bn">ভাত। ডাল</span>'],
  ['ক', '<span lang="bn">ক</span>'],
  ['৳450.00', '৳450.00'],
  ['', ''],
])('marks the runs of Bengali in %j', (text, markup) => expect(render(text)).toBe(markup));

it('names the language of a text with Bengali, not of an amount in taka', () => {
  expect(['কাচ্চি', 'Kacchi', '৳450.00'].map(languageOf)).toEqual(['bn', undefined, undefined]);
});
