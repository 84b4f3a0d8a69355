import { globalFontFace } from '@vanilla-extract/css';
import metrics from './fallback-metrics.json';
import unicodeRanges from './unicode-ranges.json';

const { letters, figures, accents, taka, bengali } = unicodeRanges;
/** Latin and punctuation, without Bengali. */
const latin = 'U+20-17F, U+2000-2212';

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
