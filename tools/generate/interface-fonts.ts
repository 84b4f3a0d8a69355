// Generates the subsets of the interface fonts, their unicode ranges, and the metric overrides of their local fallbacks.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Generated } from './generated.ts';
import { openFont } from './open-font.ts';

type Range = readonly [first: number, last: number];

/**
 * The code points of the subsets. Letters are a subset of their own: each part then fits into the initial congestion window (14 kB), and the
 * prerendered home needs only letters. Code points without a glyph, as U+2015, join neighbours to one range, which keeps the inlined style short.
 */
const parts = {
  letters: ranges([0x20, 0x21], [0x26, 0x27], [0x2c, 0x2e], [0x41, 0x5a], [0x61, 0x7a], 0xa0, 0x2019),
  figures: ranges(
    [0x22, 0x25],
    [0x28, 0x2b],
    [0x2f, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
    0xa9,
    0xb7,
    0xd7,
    [0x2013, 0x2018],
    [0x201c, 0x201d],
    [0x2022, 0x2026],
    0x2212,
  ),
  accents: ranges(
    [0xa1, 0xa8],
    [0xaa, 0xb6],
    [0xb8, 0xd6],
    [0xd8, 0xff],
    0x131,
    [0x152, 0x153],
    0x201a,
    0x201e,
    [0x2039, 0x203a],
    0x20ac,
    0x2122,
  ),
  taka: ranges(0x9f3),
  bengali: ranges([0x964, 0x965], [0x980, 0x9f2], [0x9f4, 0x9fe], [0x200c, 0x200d], 0x25cc),
};

function ranges(...given: (number | Range)[]): Range[] {
  return given.map((range) => (typeof range === 'number' ? [range, range] : range));
}

const textOf = (part: keyof typeof parts) =>
  String.fromCodePoint(...parts[part].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));

const hexadecimal = (codePoint: number) => codePoint.toString(16).toUpperCase();
const unicodeRange = (range: Range) => `U+${[...new Set(range)].map(hexadecimal).join('-')}`;

/** The descriptors `unicode-range`. They must not overlap: while one file loads, the browser would request the other as well. */
function unicodeRanges() {
  const all = Object.values(parts)
    .flat()
    .toSorted(([one], [other]) => one - other);
  for (const [index, [first]] of all.entries()) {
    const before = all[index - 1];
    if (before && before[1] >= first) throw new Error(`Two font subsets contain U+${hexadecimal(first)}.`);
  }
  return Object.fromEntries(Object.entries(parts).map(([part, given]) => [part, given.map(unicodeRange).join(', ')]));
}

// The Bengali words of the prerendered home, the dish and the switch of the language, are a subset of their own.
// By its address: `tools` is a project that the storefront depends on.
const { shop }: { shop: { heroDish: { name: string } } } = await import(
  new URL('../../apps/storefront/shop.config.ts', import.meta.url).href
);
const bengaliName = `${shop.heroDish.name}বাংলা`;

const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];
// The features that shape Bengali, without stylistic alternates.
const bengaliFeatures = ['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres', 'abvs', 'blws', 'psts', 'haln'];
const bengaliPositioning = ['abvm', 'blwm', 'dist', 'mkmk'];

interface Font {
  file: string;
  source: string;
  text: string;
  options: { keepFeatures?: string[]; variationAxes?: Record<string, number | { min: number; max: number }> };
}

const bricolage = (part: 'letters' | 'figures' | 'accents'): Font => ({
  file: `bricolage-grotesque-${part}.woff2`,
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: textOf(part),
  options: { keepFeatures, variationAxes: { wght: 800 } },
});
const anek = (part: keyof typeof parts, script: 'latin' | 'bengali', features: Font['options'] = { keepFeatures }): Font => ({
  file: `anek-bangla-${part}.woff2`,
  source: `@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`,
  text: textOf(part),
  options: { ...features, variationAxes: { wght: { min: 400, max: 700 } } },
});

const heading = bricolage('letters');
const body = anek('letters', 'latin');
const fonts = [
  heading,
  bricolage('figures'),
  bricolage('accents'),
  body,
  anek('figures', 'latin'),
  anek('accents', 'latin'),
  anek('taka', 'bengali', { keepFeatures: [] }),
  anek('bengali', 'bengali', {}),
  {
    file: 'anek-bangla-home.woff2',
    source: '@expo-google-fonts/anek-bangla/600SemiBold/AnekBangla_600SemiBold.ttf',
    text: bengaliName,
    options: { keepFeatures: [...keepFeatures, ...bengaliFeatures, ...bengaliPositioning] },
  },
];

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(file));
function cut({ source, text, options }: Font, targetFormat: 'sfnt' | 'woff2') {
  const all = { ...options, noHinting: true, targetFormat };
  return subsetFont(read(source), text, all);
}

/** Common English text, which determines the line width. */
const sample =
  'Welcome to My Food where every bite wins. Explore our categories and signature dishes, add them to your order, and pay in cash when the food is at your door. Search, sort, update your profile, download receipts.';

/** The average advance of the sample in Liberation Sans, whose widths are those of Arial, as a share of the em: Bold for headings, Regular for text. */
const arialWidth = { heading: 0.48192, text: 0.44784 };

const round = (value: number) => `${Number((value * 100).toFixed(2))}%`;

/** The metric overrides that give a local fallback the size of our font, to avoid layout shifts. */
async function fallbackMetrics(font: Font, fallbackWidth: number) {
  const opened = openFont(await cut(font, 'sfnt'));
  const { unitsPerEm, hhea, 'OS/2': os2 } = opened;
  const widths = opened.glyphsForString(sample).map(({ advanceWidth }) => advanceWidth);
  const sizeAdjust = widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm / fallbackWidth;
  // The metrics that browsers use.
  const [ascent, descent, lineGap] = os2.fsSelection.useTypoMetrics
    ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap]
    : [hhea.ascent, hhea.descent, hhea.lineGap];
  const share = (units: number) => round(units / unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: round(sizeAdjust),
    ascentOverride: share(ascent),
    descentOverride: share(-descent),
    lineGapOverride: share(lineGap),
  };
}

export async function generateInterfaceFonts(): Promise<Generated> {
  const folder = 'libs/ui/src/theme/fonts/';
  const files = fonts.map(async (font): Promise<[string, Buffer]> => [folder + font.file, await cut(font, 'woff2')]);
  const metrics = {
    heading: await fallbackMetrics(heading, arialWidth.heading),
    text: await fallbackMetrics(body, arialWidth.text),
  };
  return {
    ...Object.fromEntries(await Promise.all(files)),
    [`${folder}OFL-bricolage-grotesque.txt`]: read('@fontsource-variable/bricolage-grotesque/LICENSE'),
    [`${folder}OFL-anek-bangla.txt`]: read('@fontsource-variable/anek-bangla/LICENSE'),
    [`${folder}fallback-metrics.json`]: `${JSON.stringify(metrics, null, 2)}\n`,
    [`${folder}unicode-ranges.json`]: `${JSON.stringify(unicodeRanges(), null, 2)}\n`,
  };
}
