import { globalFontFace } from '@vanilla-extract/css';

/** The letters of the one Bengali name in the first view, cut out of Anek Bangla by tools/build-fonts.mjs: 5 kB that do not wait for 135. */
globalFontFace('Anek Bangla Greeting', {
  src: 'url("./fonts/anek-bangla-greeting.woff2?no-inline") format("woff2")',
  fontWeight: '600',
  fontDisplay: 'swap',
  unicodeRange: 'U+980-9F2, U+9F4-9FE',
});
