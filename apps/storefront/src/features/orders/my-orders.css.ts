import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const orders = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const orderCards = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Only blocks honour `break-inside` in every browser.
    print: { display: 'block' },
  },
});
