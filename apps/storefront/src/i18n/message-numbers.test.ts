import { expect, it } from 'vitest';
import { english } from './locale.ts';
import type { Namespace } from './namespace.ts';
import { translator } from './translator.ts';

const list = {
  name: 'list',
  texts: { found: '{count, plural, one {# dish} other {# dishes}}', page: 'Page {page, number}' },
} as const satisfies Namespace;
const bangla = {
  language: 'bn',
  tag: 'bn-BD',
  catalogue: { list: { found: '{count, number}টি খাবার', page: 'পাতা {page, number}' } },
} as const;

it('English writes numbers without separators, Bangla as it does elsewhere', () => {
  const t = translator(english, list);
  expect([t('found', { count: 1 }), t('found', { count: 10_000 }), t('page', { page: 1_234 })]).toEqual([
    '1 dish',
    '10000 dishes',
    'Page 1234',
  ]);
  expect(translator(bangla, list)('found', { count: 10_000 })).toBe('১০,০০০টি খাবার');
});
