import { palette } from '@my-food/ui/palette';
import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the name on one line at the largest text size. */
const maxFontSize = '6.5vw';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  whiteSpace: 'nowrap',
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  fontSize: `min(${vars.fontSize.l}, ${maxFontSize})`,
  letterSpacing: '-0.02em',
  verticalAlign: 'middle',
});

/** The colours of the plate, equal in both themes. In a `.css.ts` file, so that the build inlines them and drops the rest of the palette. */
export const color = {
  plate: palette.milk,
  rim: palette.jute,
  turmeric: palette.turmeric,
  chili: palette.chili,
  leaf: palette.bananaLeaf,
  bowl: palette.soil,
};
