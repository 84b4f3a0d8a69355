import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const heading = componentStyle({
  lineHeight: vars.lineHeight.heading,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});
// Bengali vowel signs need a larger line height than Latin headings.
globalStyle(`${heading} :lang(bn)`, inComponents({ lineHeight: vars.lineHeight.snug }));
export const variant = styleVariants({
  display: inComponents({ fontSize: vars.fontSize.display, letterSpacing: '-0.03em' }),
  page: inComponents({ fontSize: vars.fontSize.page, letterSpacing: '-0.025em', lineHeight: '1.08' }),
  section: inComponents({ fontSize: vars.fontSize.xxl, lineHeight: '1.12' }),
  card: inComponents({ fontSize: vars.fontSize.l, lineHeight: vars.lineHeight.snug, letterSpacing: '-0.01em' }),
});

export const text = componentStyle({ overflowWrap: 'anywhere', textWrap: 'pretty' });
export const readingWidth = componentStyle({ maxWidth: vars.size.measure });
export const preservedLines = componentStyle({ whiteSpace: 'pre-line' });
