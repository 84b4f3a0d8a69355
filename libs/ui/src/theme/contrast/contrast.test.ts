import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { tooWeakPairs } from './too-weak-pairs.ts';
import { secondBrandColors } from '../../theme-scope/second-brand.examples.ts';
import { darkColor, lightColor } from '../tokens.ts';

describe('contrast', () => {
  it('is 21 for black on white in either order', () => {
    expect([contrast('#000000', '#FFFFFF'), contrast('#FFFFFF', '#000000')]).toEqual([21, 21]);
  });

  it('is 1 for a colour on itself', () => {
    expect(contrast('#0B5A3A', '#0B5A3A')).toBe(1);
  });

  it('is 4.54 for #767676 on white', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});

describe.each([
  ['light theme', lightColor],
  ['dark theme', darkColor],
  ['light theme of a second brand', { ...lightColor, ...secondBrandColors.light }],
  ['dark theme of a second brand', { ...darkColor, ...secondBrandColors.dark }],
])('%s', (_name, color) => {
  it('meets the required contrast for every pair', () => {
    expect(tooWeakPairs(color)).toEqual([]);
  });
});
