import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space.xl });

export const pages = style({
  display: 'grid',
  gap: vars.space.xl,
  inlineSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 794px))' } },
});

export const page = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '210 / 297',
  background: vars.color.paper,
  boxShadow: vars.shadow.float,
});
