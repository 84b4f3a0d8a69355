import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const stage = style({
  display: 'grid',
  background: vars.color.canvas,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', alignItems: 'start' } },
});
/** What the shop fixes to the window stays within its part. */
export const shop = style({ contain: 'layout', minHeight: '100vh', minWidth: 0 });
export const chart = style({
  padding: vars.space.l,
  background: vars.color.sunken,
  minHeight: '100%',
  '@media': { [media.large]: { position: 'sticky', top: 0, minHeight: '100vh' } },
});
