import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLanguage, useLanguageOf, UserText } from './user-text.tsx';

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
])('marks the runs of Bengali in %j', (text, markup) => expect(render(text)).toBe(`<span>${markup}</span>`));

const inBangla = (text: string) => renderToStaticMarkup(createElement(PageLanguage, { value: 'bn' }, createElement(UserText, null, text)));

it.each([
  ['কাচ্চি', 'কাচ্চি'],
  ['Kacchi (কাচ্চি) for 2', '<span lang="en">Kacchi</span> (কাচ্চি) <span lang="en">for</span> 2'],
  ["Chef's Mac & Cheese, 2 pieces", '<span lang="en">Chef&#x27;s Mac &amp; Cheese, 2 pieces</span>'],
  ['৳৪৫০.০০', '৳৪৫০.০০'],
  ['২ × কাচ্চি', '২ × কাচ্চি'],
])('AC-335 marks the runs of Latin in %j on a page in Bangla', (text, markup) => expect(inBangla(text)).toBe(`<span>${markup}</span>`));

function Option({ label }: { label: string }) {
  return createElement('option', { lang: useLanguageOf()(label) }, label);
}

it('names the language of a text in the other script, not of an amount in taka', () => {
  const option = (page: 'en' | 'bn', label: string) =>
    /lang="(\w+)"/.exec(renderToStaticMarkup(createElement(PageLanguage, { value: page }, createElement(Option, { label }))))?.[1];
  expect(['কাচ্চি', 'Kacchi', '৳450.00'].map((label) => option('en', label))).toEqual(['bn', undefined, undefined]);
  expect(['কাচ্চি', 'Kacchi', 'Kacchi-র ছবি'].map((label) => option('bn', label))).toEqual([undefined, 'en', undefined]);
});
