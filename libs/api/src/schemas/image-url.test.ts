import { expect, test } from 'vitest';
import { toImageUrl } from './image-url.ts';

const baseUrl = 'https://api.food.test/prefix';

test.each([
  ['https://cdn.food.test/a.png', 'https://cdn.food.test/a.png'],
  ['http://cdn.food.test/a b(1).png', 'http://cdn.food.test/a%20b(1).png'],
  ['/media/a.png', 'https://api.food.test/media/a.png'],
  ['media/a.png', 'https://api.food.test/media/a.png'],
  ['//cdn.food.test/x.png', 'https://cdn.food.test/x.png'],
  ['blob:https://food.test/0f5e', 'blob:https://food.test/0f5e'],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['data:image/webp,abc', 'data:image/webp,abc'],
  [`https://a.test/${'x'.repeat(2033)}`, `https://a.test/${'x'.repeat(2033)}`],
])('%s is a picture URL', (value, url) => {
  expect(toImageUrl(value, baseUrl)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/pngx,abc',
  'file:///etc/passwd',
  'ftp://a.test/x.png',
  'https://a), url(https://evil/y',
  'http://',
  '',
  '   ',
  `https://a.test/${'x'.repeat(2034)}`,
  null,
  undefined,
  5,
  {},
  ['https://a.test/x.png'],
])('%j is no picture URL', (value) => {
  expect(toImageUrl(value, baseUrl)).toBeNull();
});

test('a data URL may have at most 8 MB', () => {
  const head = 'data:image/jpeg;base64,';
  const whole = head + 'A'.repeat(8 * 1024 * 1024 - head.length);
  expect(toImageUrl(whole, baseUrl)).toBe(whole);
  expect(toImageUrl(`${whole}A`, baseUrl)).toBeNull();
});

test('without a base URL, a relative URL is null', () => {
  expect(toImageUrl('/media/a.png', null)).toBeNull();
  expect(toImageUrl('https://cdn.food.test/a.png', null)).toBe('https://cdn.food.test/a.png');
});
