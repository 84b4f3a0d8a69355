import { expect, it } from 'vitest';
import { missingPage } from './missing-page.ts';

it('AC-576 the page for what is missing leads to the shop', () => {
  const linkIn = (page: string) => /<a href="(.*)">(.*)<\/a>/.exec(page)?.slice(1);
  expect(linkIn(missingPage({ name: 'My Food', url: '' }))).toEqual(['/', 'My Food']);
  expect(linkIn(missingPage({ name: 'Fish & Chips', url: 'https://fish.example/shop/' }))).toEqual([
    'https://fish.example/shop/',
    'Fish &amp; Chips',
  ]);
});
