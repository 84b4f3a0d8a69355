import { describe, expect, it } from 'vitest';
import { plateName } from './plate-name.ts';

describe('plateName', () => {
  it('walks through the plates and starts again', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(plateName)).toEqual(['butter', 'blush', 'lettuce', 'lilac', 'rainwater', 'apricot', 'butter']);
  });

  it('takes any number', () => {
    expect([-1, 2.9, Number.NaN, Number.POSITIVE_INFINITY].map(plateName)).toEqual(['blush', 'lettuce', 'butter', 'butter']);
  });
});
