import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { contrast } from './contrast.ts';
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
  ['light', lightColor],
  ['dark', darkColor],
])('the %s theme', (_name, color) => {
  it('meets the required contrast for every pair', () => {
    const tooWeak = contrastPairs(color)
      .map(({ foreground, background, colors, minimum }) => ({
        pair: `${foreground} on ${background}`,
        contrast: contrast(...colors),
        owed: minimum,
      }))
      .filter((pair) => pair.contrast < pair.owed);
    expect(tooWeak).toEqual([]);
  });
});
