import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const container = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });

export const help = style({
  display: 'none',
  '@media': { [media.hover]: { display: 'flex', justifyContent: 'center' }, print: { display: 'none' } },
});
