import { globalFontFace } from '@vanilla-extract/css';

/** The letters of the one Bengali name in the first view and of its price, cut out of Anek Bangla by tools/generate/interface-fonts.ts: 7 kB that do not wait for 135. */
globalFontFace('Anek Bangla Favourite', {
  src: 'url("./fonts/anek-bangla-favourite.woff2?no-inline") format("woff2")',
  fontWeight: '600',
  fontDisplay: 'swap',
  unicodeRange: 'U+980-9FE, U+2E, U+30-39',
});
