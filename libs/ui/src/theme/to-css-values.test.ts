import { describe, expect, it } from 'vitest';
import { toCssValues, toDistance, toFluid, toRem } from './to-css-values.ts';
import { darkColor, lightColor, sharedTokens } from './tokens.ts';

/** What the browser makes of a fluid length at a window width. */
function sizeAt(fluid: string, width: number): number {
  const [smallest = 0, start = 0, slope = 0, largest = 0] = [...fluid.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return Math.min(Math.max(smallest * 16, start * 16 + (slope * width) / 100), largest * 16);
}

describe('toRem', () => {
  it('follows the text size of the person', () => {
    expect([0, 2, 16, 72].map(toRem)).toEqual(['0', '0.125rem', '1rem', '4.5rem']);
  });
});

describe('toFluid', () => {
  it('grows from 320 to 1440 px and stays within', () => {
    const fluid = toFluid([44, 88]);
    const sizes = [280, 320, 880, 1440, 2560].map((width) => Math.round(sizeAt(fluid, width) * 10) / 10);
    expect(sizes).toEqual([44, 44, 66, 88, 88]);
  });

  it('is one length when nothing grows', () => {
    expect(toFluid([13, 13])).toBe('0.8125rem');
  });
});

describe('toDistance', () => {
  it('is what it was at 320 px, and grows with the text where a window is wider', () => {
    const at = (width: number, rootSize: number) => {
      const [rem = 0, share = 0] = [...toDistance(24).matchAll(/[\d.]+/g)].map(([number]) => Number(number));
      return Math.min(rem * rootSize, (share * width) / 100);
    };
    expect([at(320, 16), at(1440, 16), at(320, 32), at(1440, 32)]).toEqual([24, 24, 24, 48]);
  });

  it('grows without a bound where it is too small to matter', () => {
    expect(toDistance(4)).toBe('0.25rem');
  });
});

describe('toCssValues', () => {
  it('enlarges headings until they fill a narrow window, and all other type as far as a person asks', () => {
    const { fontSize } = toCssValues(lightColor, sharedTokens);
    const capped = Object.entries(fontSize).filter(([, value]) => value.startsWith('min('));
    expect(capped.map(([name]) => name)).toEqual(['xxl', 'page', 'display']);
    // 44 px at 320 px of width are 13.75 %: large text may add two fifths.
    expect(fontSize.display).toMatch(/, 19\.25vw\)$/);
  });

  it('gives both themes the same roles', () => {
    const shapeOf = (value: object): unknown =>
      Object.entries(value).map(([key, inner]) => [key, typeof inner === 'object' ? shapeOf(inner) : 'value']);
    expect(shapeOf(toCssValues(darkColor, sharedTokens))).toEqual(shapeOf(toCssValues(lightColor, sharedTokens)));
  });

  it('loses no step on the way', () => {
    const { space, fontSize, radius } = toCssValues(lightColor, sharedTokens);
    expect([Object.keys(space), Object.keys(fontSize), Object.keys(radius)]).toEqual([
      Object.keys(sharedTokens.space),
      Object.keys(sharedTokens.fontSize),
      Object.keys(sharedTokens.radius),
    ]);
  });
});
