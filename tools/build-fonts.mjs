// Cuts the interface fonts to what the product writes: node tools/build-fonts.mjs [--check]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { averageWidth, readTables, verticalMetrics } from './font-metrics.mjs';

const require = createRequire(import.meta.url);
const output = new URL('../libs/ui/src/theme/fonts/', import.meta.url);
const isCheck = process.argv.includes('--check');

const span = ([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const characters = (...ranges) => String.fromCodePoint(...ranges.flatMap((range) => (Array.isArray(range) ? span(range) : range)));

// Keep these in step with the unicode ranges of theme/fonts.css.ts. What sentences are made of is apart from the rest: each part then fits into
// the first packets of a connection (14 kB), and the first view is written in letters alone.
const letters = characters([0x20, 0x21], [0x26, 0x27], [0x2c, 0x2e], [0x41, 0x5a], [0x61, 0x7a], 0xa0, 0x2019);
const basic = characters(
  [0x20, 0x7e],
  0xa0,
  0xa9,
  0xb7,
  0xd7,
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  0x2022,
  0x2026,
  0x2212,
);
const figures = [...basic].filter((character) => !letters.includes(character)).join('');
const accents = characters(
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
);
const taka = characters(0x9f3);
const bengali = characters([0x964, 0x965], [0x980, 0x9f2], [0x9f4, 0x9fe], [0x200c, 0x200d], 0x25cc);

// The one Bengali name of the first view and its price, which must not wait for all the letters. Keep it in step with features/home/slides.tsx.
const favourite = 'কাচ্চি বিরিয়ানি ৳450.00';

const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];
// What puts Bengali letters together, without the other shapes a designer may choose.
const bengaliFeatures = ['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres', 'abvs', 'blws', 'psts', 'haln'];
const bengaliPlaces = ['abvm', 'blwm', 'dist', 'mkmk'];
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const anek = (script) => `@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`;
const oneWeight = { wght: 800 };
const textWeights = { wght: { min: 400, max: 700 } };

const fonts = {
  heading: {
    file: 'bricolage-grotesque-letters.woff2',
    source: bricolage,
    text: letters,
    options: { keepFeatures, variationAxes: oneWeight },
  },
  headingFigures: {
    file: 'bricolage-grotesque-figures.woff2',
    source: bricolage,
    text: figures,
    options: { keepFeatures, variationAxes: oneWeight },
  },
  headingAccents: {
    file: 'bricolage-grotesque-accents.woff2',
    source: bricolage,
    text: accents,
    options: { keepFeatures, variationAxes: oneWeight },
  },
  letters: {
    file: 'anek-bangla-letters.woff2',
    source: anek('latin'),
    text: letters,
    options: { keepFeatures, variationAxes: textWeights },
  },
  figures: {
    file: 'anek-bangla-figures.woff2',
    source: anek('latin'),
    text: figures,
    options: { keepFeatures, variationAxes: textWeights },
  },
  accents: {
    file: 'anek-bangla-accents.woff2',
    source: anek('latin'),
    text: accents,
    options: { keepFeatures, variationAxes: textWeights },
  },
  taka: { file: 'anek-bangla-taka.woff2', source: anek('bengali'), text: taka, options: { keepFeatures: [], variationAxes: textWeights } },
  // The one source with Latin figures and Bengali letters in one file.
  favourite: {
    file: 'anek-bangla-favourite.woff2',
    source: '@expo-google-fonts/anek-bangla/600SemiBold/AnekBangla_600SemiBold.ttf',
    text: favourite,
    options: { keepFeatures: [...keepFeatures, ...bengaliFeatures, ...bengaliPlaces] },
  },
  bengali: { file: 'anek-bangla-bengali.woff2', source: anek('bengali'), text: bengali, options: { variationAxes: textWeights } },
};

const sourceOf = (font) => readFile(require.resolve(font.source));
const cut = async (font, targetFormat) => subsetFont(await sourceOf(font), font.text, { ...font.options, noHinting: true, targetFormat });

// What font-metrics.mjs measures in Liberation Sans, whose widths are those of Arial: Bold for headings, Regular for text.
const arialWidth = { heading: 0.48192, text: 0.44784 };

const round = (value) => `${Number((value * 100).toFixed(2))}%`;

/** The overrides that give a local fallback the room of our font, so that nothing moves when ours arrives. */
async function fallbackMetrics(font, fallbackWidth) {
  const tables = readTables(await cut(font, 'sfnt'));
  const { unitsPerEm, ascent, descent, lineGap } = verticalMetrics(tables);
  const sizeAdjust = averageWidth(tables) / fallbackWidth;
  const share = (units) => round(units / unitsPerEm / sizeAdjust);
  return { sizeAdjust: round(sizeAdjust), ascentOverride: share(ascent), descentOverride: share(descent), lineGapOverride: share(lineGap) };
}

async function build() {
  const files = await Promise.all(
    Object.values(fonts).map(async (font) => ({ file: font.file, content: Buffer.from(await cut(font, 'woff2')) })),
  );
  const metrics = {
    heading: await fallbackMetrics(fonts.heading, arialWidth.heading),
    text: await fallbackMetrics(fonts.letters, arialWidth.text),
  };
  const licences = [
    { file: 'OFL-bricolage-grotesque.txt', content: await readFile(require.resolve('@fontsource-variable/bricolage-grotesque/LICENSE')) },
    { file: 'OFL-anek-bangla.txt', content: await readFile(require.resolve('@fontsource-variable/anek-bangla/LICENSE')) },
  ];
  return [...files, ...licences, { file: 'fallback-metrics.json', content: Buffer.from(`${JSON.stringify(metrics, null, 2)}\n`) }];
}

const stale = [];
await mkdir(output, { recursive: true });
for (const { file, content } of await build()) {
  const target = new URL(file, output);
  const current = await readFile(target).catch(() => null);
  if (current?.equals(content)) continue;
  if (isCheck) stale.push(file);
  else {
    await writeFile(target, content);
    console.log(`${file}: ${content.length} bytes`);
  }
}
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run node tools/build-fonts.mjs.`);
  process.exitCode = 1;
}
