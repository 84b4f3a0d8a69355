import { describe, expect, it } from 'vitest';
import { backdropName } from './backdrop-name.ts';

describe('plateName', () => {
  it('cycles through the backdrops', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(backdropName)).toEqual(['butter', 'blush', 'lettuce', 'lilac', 'rainwater', 'apricot', 'butter']);
  });

  it('accepts any number', () => {
    expect([-1, 2.9, Number.NaN, Number.POSITIVE_INFINITY].map(backdropName)).toEqual(['blush', 'lettuce', 'butter', 'butter']);
  });
});
