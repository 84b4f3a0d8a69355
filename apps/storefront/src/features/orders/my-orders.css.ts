import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const orders = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const orderCards = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  // Only blocks honour `break-inside` in every browser.
  '@media': { print: { display: 'block' } },
});
