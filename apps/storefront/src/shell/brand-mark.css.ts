import { palette } from '@my-food/ui/palette';
import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** The name keeps to one line with the largest text. */
const widestLetters = '6.5vw';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  whiteSpace: 'nowrap',
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  fontSize: `min(${vars.fontSize.l}, ${widestLetters})`,
  letterSpacing: '-0.02em',
  verticalAlign: 'middle',
});

/** Of the plate, in either theme. Said here, where the build reads the palette and ships these alone. */
export const colour = {
  plate: palette.milk,
  rim: palette.jute,
  turmeric: palette.turmeric,
  chili: palette.chili,
  leaf: palette.bananaLeaf,
  bowl: palette.soil,
};
