import { globalFontFace } from '@vanilla-extract/css';
import metrics from './fonts/fallback-metrics.json';

// Keep these in step with tools/generate/interface-fonts.ts, which cuts the files. None overlaps another: while one is on its way, the browser would ask
// for the other as well.
const letters = 'U+20-21, U+26-27, U+2C-2E, U+41-5A, U+61-7A, U+A0, U+2019';
const figures = 'U+22-25, U+28-2B, U+2F-40, U+5B-60, U+7B-7E, U+A9, U+B7, U+D7, U+2013-2018, U+201C-201D, U+2022-2026, U+2212';
const accents = 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+201A, U+201E, U+2039-203A, U+20AC, U+2122';
/** All of Latin and more, but nothing of Bengali. */
const latin = 'U+20-17F, U+2000-2212';
const bengali = 'U+964-965, U+980-9F2, U+9F4-9FE, U+200C-200D, U+25CC';
const taka = 'U+9F3';

const file = (name: string) => `url("./fonts/${name}.woff2") format("woff2")`;
// Small enough to be inlined by the bundler, which a strict font-src would refuse.
const smallFile = (name: string) => `url("./fonts/${name}.woff2?no-inline") format("woff2")`;

/**
 * The faces of the first view come with the page: there in time, or not for this visit, so that nothing ever moves (decision 0007). While
 * developing they are late by nature and swap in. The sign of the taka is one of them: it stands before sums that end at one line, and a
 * sign of another width would move each. Bengali words, which a system may not have at all, are worth a change.
 */
const inTimeOrNever = process.env['NODE_ENV'] === 'production' ? 'optional' : 'swap';

const headingFace = (src: string, unicodeRange: string) => ({ src, fontWeight: '800', fontDisplay: inTimeOrNever, unicodeRange }) as const;
globalFontFace('Bricolage Grotesque', [
  headingFace(file('bricolage-grotesque-accents'), accents),
  headingFace(file('bricolage-grotesque-figures'), figures),
  headingFace(file('bricolage-grotesque-letters'), letters),
]);

const textFace = (src: string, unicodeRange: string, fontDisplay: 'optional' | 'swap') =>
  ({ src, fontWeight: '400 700', fontDisplay, unicodeRange }) as const;
globalFontFace('Anek Bangla', [
  textFace(file('anek-bangla-accents'), accents, inTimeOrNever),
  textFace(file('anek-bangla-figures'), figures, inTimeOrNever),
  textFace(file('anek-bangla-letters'), letters, inTimeOrNever),
  textFace(smallFile('anek-bangla-taka'), taka, inTimeOrNever),
  textFace(file('anek-bangla-bengali'), bengali, 'swap'),
]);

// Local faces with the room of ours: lines break where they will break and nothing moves. Limited to Latin, so that
// other letters go on to the next family of the stack.
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
