import { describe, expect, it } from 'vitest';
import { pageOf, pageSize } from './list-page.ts';

describe('pageOf', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  it('returns a page with the positions of its items', () => {
    const items = hundred.slice(pageSize, 2 * pageSize);
    expect(pageOf(hundred, 2)).toEqual({ items, page: 2, pageCount: 3, first: 49, last: 96, total: 100 });
  });

  it('returns the last page when the requested one does not exist', () => {
    expect(pageOf(hundred, 9)).toEqual({ items: [97, 98, 99, 100], page: 3, pageCount: 3, first: 97, last: 100, total: 100 });
  });

  it('returns one empty page for an empty list', () => {
    expect(pageOf([], 3)).toEqual({ items: [], page: 1, pageCount: 1, first: 0, last: 0, total: 0 });
  });
});
