import { describe, expect, it } from 'vitest';
import { toCssValues, toDistance, toFluid, toRem } from './to-css-values.ts';
import { darkColor, lightColor, sharedTokens } from './tokens.ts';

/** Evaluates a fluid length at a viewport width. */
function sizeAt(fluid: string, width: number): number {
  const [smallest = 0, start = 0, slope = 0, largest = 0] = [...fluid.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return Math.min(Math.max(smallest * 16, start * 16 + (slope * width) / 100), largest * 16);
}

describe('toRem', () => {
  it('scales with the font size of the user', () => {
    expect([0, 2, 16, 72].map(toRem)).toEqual(['0', '0.125rem', '1rem', '4.5rem']);
  });
});

describe('toFluid', () => {
  it('interpolates between 320 and 1440 px and clamps outside', () => {
    const fluid = toFluid([44, 88]);
    const sizes = [280, 320, 880, 1440, 2560].map((width) => Math.round(sizeAt(fluid, width) * 10) / 10);
    expect(sizes).toEqual([44, 44, 66, 88, 88]);
  });

  it('is a constant when both ends are equal', () => {
    expect(toFluid([13, 13])).toBe('0.8125rem');
  });
});

describe('toDistance', () => {
  it('is constant at 320 px and scales with the text size in wider windows', () => {
    const at = (width: number, rootSize: number) => {
      const [rem = 0, share = 0] = [...toDistance(24).matchAll(/[\d.]+/g)].map(([number]) => Number(number));
      return Math.min(rem * rootSize, (share * width) / 100);
    };
    expect([at(320, 16), at(1440, 16), at(320, 32), at(1440, 32)]).toEqual([24, 24, 24, 48]);
  });

  it('has no cap for small values', () => {
    expect(toDistance(4)).toBe('0.25rem');
  });
});

describe('toCssValues', () => {
  it('caps headings in narrow windows and leaves other text sizes uncapped', () => {
    const { fontSize } = toCssValues(lightColor, sharedTokens);
    const capped = Object.entries(fontSize).filter(([, value]) => value.startsWith('min('));
    expect(capped.map(([name]) => name)).toEqual(['xxl', 'page', 'display']);
    // 44 px are 13.75 % of 320 px, times the growth of 1.4.
    expect(fontSize.display).toMatch(/, 19\.25vw\)$/);
  });

  it('has the same roles in both themes', () => {
    const shapeOf = (value: object): unknown =>
      Object.entries(value).map(([key, inner]) => [key, typeof inner === 'object' ? shapeOf(inner) : 'value']);
    expect(shapeOf(toCssValues(darkColor, sharedTokens))).toEqual(shapeOf(toCssValues(lightColor, sharedTokens)));
  });

  it('keeps every step of the scales', () => {
    const { space, fontSize, radius } = toCssValues(lightColor, sharedTokens);
    expect([Object.keys(space), Object.keys(fontSize), Object.keys(radius)]).toEqual([
      Object.keys(sharedTokens.space),
      Object.keys(sharedTokens.fontSize),
      Object.keys(sharedTokens.radius),
    ]);
  });
});
