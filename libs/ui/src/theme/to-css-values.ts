import type { ColorTokens, SharedTokens } from './tokens.ts';

const fluidFrom = 320;
const fluidTo = 1440;
const rootFontSize = 16;
/** Pixels. Sizes from here on are heading sizes; in a narrow window they grow by at most `headingGrowth`. */
const smallestHeading = 26;
const headingGrowth = 1.4;
/** Pixels. Smaller distances are not capped. */
const smallestCapped = 12;

const round = (value: number) => Number(value.toFixed(4));

/** Pixels to rem, so that lengths scale with the user's font size. */
export const toRem = (pixels: number) => (pixels === 0 ? '0' : `${round(pixels / rootFontSize)}rem`);

const toWidth = (pixels: number) => `${round((pixels / fluidFrom) * 100)}vw`;

/** A distance that scales with the text size, capped by the viewport width: at 320 px it stays constant. */
export const toDistance = (pixels: number) => (pixels < smallestCapped ? toRem(pixels) : `min(${toRem(pixels)}, ${toWidth(pixels)})`);

/** Interpolates linearly from `smallest` at 320 px to `largest` at 1440 px of viewport width. */
export function toFluid([smallest, largest]: readonly [number, number]): string {
  if (smallest === largest) return toRem(smallest);
  const slope = (largest - smallest) / (fluidTo - fluidFrom);
  const start = smallest - slope * fluidFrom;
  return `clamp(${toRem(smallest)}, ${toRem(start)} + ${round(slope * 100)}vw, ${toRem(largest)})`;
}

const hasEvery = <Key extends string>(record: Partial<Record<Key, string>>, keys: readonly Key[]): record is Record<Key, string> =>
  keys.every((key) => key in record);

/** A font size. Heading sizes are capped, so that at large text sizes their longest words still fit into 320 px. */
function toHeadingSize(size: readonly [number, number]): string {
  const [smallest] = size;
  return smallest < smallestHeading ? toFluid(size) : `min(${toFluid(size)}, ${round((smallest / fluidFrom) * 100 * headingGrowth)}vw)`;
}

/** Maps the values of a record. */
function mapValues<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  convert: (value: Value) => string,
): Record<Key, string> {
  const mapped: Partial<Record<Key, string>> = {};
  const keys: Key[] = [];
  for (const key in record) {
    keys.push(key);
    mapped[key] = convert(record[key]);
  }
  if (!hasEvery(mapped, keys)) throw new Error('A theme value was lost while it was converted.');
  return mapped;
}

/** The tokens of one theme as CSS values. The shape of the result is the theme contract. */
export function toCssValues(color: ColorTokens, shared: SharedTokens) {
  const { motion, size } = shared;
  return {
    color: { ...color, backdrop: { ...color.backdrop }, tile: { ...color.tile } },
    space: mapValues<keyof SharedTokens['space'], number>(shared.space, toDistance),
    radius: mapValues<keyof SharedTokens['radius'], number>(shared.radius, (pixels) => `${pixels}px`),
    font: { ...shared.font },
    fontSize: mapValues<keyof SharedTokens['fontSize'], readonly [number, number]>(shared.fontSize, toHeadingSize),
    fontWeight: { ...shared.fontWeight },
    lineHeight: { ...shared.lineHeight },
    motion: { fast: `${motion.fast}ms`, medium: `${motion.medium}ms`, ease: motion.ease },
    size: { touch: `${size.touch}px`, page: toRem(size.page), measure: size.measure, bar: `calc(1rem + ${size.bar - rootFontSize}px)` },
    zIndex: { ...shared.zIndex },
    shadow: { float: `0 1px 2px ${color.shadow}, 0 12px 32px -8px ${color.shadow}` },
  };
}
