import { lightColor } from '@my-food/ui/theme-tokens';
import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { shop } from '../../shop.config.ts';

/** At the largest text size each word fits beside the login button. */
const maxFontSize = '6.5vw';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  fontSize: `min(${vars.fontSize.l}, ${maxFontSize})`,
  letterSpacing: '-0.02em',
  verticalAlign: 'middle',
});

const { surface, line, accent, critical, primary, ink } = { ...lightColor, ...shop.theme.light };

/** The colours of the plate, equal in both themes. In a `.css.ts` file, so that the build inlines them and drops the rest of the theme. */
export const color = { plate: surface, rim: line, first: accent, second: critical, third: primary, bowl: ink };
