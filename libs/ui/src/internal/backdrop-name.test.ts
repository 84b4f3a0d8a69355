import { describe, expect, it } from 'vitest';
import { backdropName } from './backdrop-name.ts';

describe('backdropName', () => {
  it('cycles through the backdrops', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(backdropName)).toEqual([1, 2, 3, 4, 5, 6, 1]);
  });

  it('accepts any number', () => {
    expect([-1, 2.9, Number.NaN, Number.POSITIVE_INFINITY].map(backdropName)).toEqual([2, 3, 1, 1]);
  });
});
