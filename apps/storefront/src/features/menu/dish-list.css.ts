import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 48em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.xl },
    print: { display: 'block' },
  },
});

export const cell = style({ minWidth: 0 });
