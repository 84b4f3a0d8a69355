import { globalFontFace } from '@vanilla-extract/css';
import metrics from './fallback-metrics.json';

// Keep in sync with tools/generate/interface-fonts.ts, which generates the subsets. Ranges must not overlap: while one file loads, the browser
// would request the other as well.
const letters = 'U+20-21, U+26-27, U+2C-2E, U+41-5A, U+61-7A, U+A0, U+2019';
const figures = 'U+22-25, U+28-2B, U+2F-40, U+5B-60, U+7B-7E, U+A9, U+B7, U+D7, U+2013-2018, U+201C-201D, U+2022-2026, U+2212';
const accents = 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+201A, U+201E, U+2039-203A, U+20AC, U+2122';
/** Latin and punctuation, without Bengali. */
const latin = 'U+20-17F, U+2000-2212';
const bengali = 'U+964-965, U+980-9F2, U+9F4-9FE, U+200C-200D, U+25CC';
const taka = 'U+9F3';

// `?no-inline`: Vite would inline small files, and all files of a package, and `font-src 'self'` blocks data URLs.
const file = (name: string) => `url("./${name}.woff2?no-inline") format("woff2")`;

/**
 * `optional` avoids layout shifts: a font that is late is used from the next page on (decision 0007). The taka sign included, because another width
 * would shift right-aligned amounts. Bengali text swaps in, because a system may have no Bengali font. In development all fonts swap: they
 * always load late.
 */
const preloadedFontDisplay = process.env['NODE_ENV'] === 'production' ? 'optional' : 'swap';

const headingFont = (src: string, unicodeRange: string) =>
  ({ src, fontWeight: '800', fontDisplay: preloadedFontDisplay, unicodeRange }) as const;
globalFontFace('Bricolage Grotesque', [
  headingFont(file('bricolage-grotesque-accents'), accents),
  headingFont(file('bricolage-grotesque-figures'), figures),
  headingFont(file('bricolage-grotesque-letters'), letters),
]);

const textFont = (src: string, unicodeRange: string, fontDisplay: 'optional' | 'swap') =>
  ({ src, fontWeight: '400 700', fontDisplay, unicodeRange }) as const;
globalFontFace('Anek Bangla', [
  textFont(file('anek-bangla-accents'), accents, preloadedFontDisplay),
  textFont(file('anek-bangla-figures'), figures, preloadedFontDisplay),
  textFont(file('anek-bangla-letters'), letters, preloadedFontDisplay),
  textFont(file('anek-bangla-taka'), taka, preloadedFontDisplay),
  textFont(file('anek-bangla-bengali'), bengali, 'swap'),
]);

// Local fallback fonts with the metrics of ours, so that the swap does not reflow text. Limited to Latin, so that other scripts use the next
// family of the stack.
globalFontFace('Bricolage Grotesque Fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")',
  fontWeight: '800',
  unicodeRange: latin,
  ...metrics.heading,
});
globalFontFace('Anek Bangla Fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")',
  unicodeRange: latin,
  ...metrics.text,
});
