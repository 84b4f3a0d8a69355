import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { english, type Locale } from './locale.ts';
import { translation, type Namespace } from './namespace.ts';
import { translator } from './translator.ts';

const shelf = {
  name: 'shelf',
  texts: {
    title: 'Dishes',
    found: '{count, plural, one {# dish} other {# dishes}}',
    page: 'Page {page, number}',
    order: 'Order {id, number}',
    empty: 'Nothing here. Go <link>home</link>.',
  },
} as const satisfies Namespace;

const bangla: Locale = {
  language: 'bn',
  tag: 'bn-BD',
  catalogue: {
    shelf: translation<typeof shelf>()({
      title: 'খাবার',
      found: '{count, plural, one {#টি খাবার} other {#টি খাবার}}',
      page: 'পাতা {page, number}',
      order: 'অর্ডার {id, number, ::group-off}',
      empty: 'এখানে কিছু নেই। <link>হোমে</link> যান।',
    }),
  },
};

it('translates a key, with its plural and its numbers in the digits of the language', () => {
  const t = translator(english, shelf);
  expect([t('title'), t('found', { count: 1 }), t('found', { count: 0 }), t('page', { page: 12 })]).toEqual([
    'Dishes',
    '1 dish',
    '0 dishes',
    'Page 12',
  ]);
  const inBangla = translator(bangla, shelf);
  expect([
    inBangla('title'),
    inBangla('found', { count: 1 }),
    inBangla('found', { count: 123_456 }),
    inBangla('page', { page: 12 }),
  ]).toEqual(['খাবার', '১টি খাবার', '১,২৩,৪৫৬টি খাবার', 'পাতা ১২']);
});

it('writes English numbers without separators, as the formats do', () => {
  expect(translator(english, shelf)('found', { count: 10_000 })).toBe('10000 dishes');
});

it('AC-347 does not group a number whose text says so', () => {
  expect(translator(bangla, shelf)('order', { id: 1_054 })).toBe('অর্ডার ১০৫৪');
});

it('puts a link where the language has it', () => {
  const link = (text: unknown) => createElement('a', { href: '#/', key: 'link' }, String(text));
  const markup = (locale: Locale) => renderToStaticMarkup(createElement(Fragment, null, translator(locale, shelf).rich('empty', { link })));
  expect(markup(english)).toBe('<span>Nothing here. Go </span><a href="#/">home</a><span>.</span>');
  expect(markup(bangla)).toBe('<span>এখানে কিছু নেই। </span><a href="#/">হোমে</a><span> যান।</span>');
});

it('returns the same function for the same language and namespace, so that memoised components stay', () => {
  expect(translator(english, shelf)).toBe(translator(english, shelf));
  expect(translator(bangla, shelf)).not.toBe(translator(english, shelf));
});
