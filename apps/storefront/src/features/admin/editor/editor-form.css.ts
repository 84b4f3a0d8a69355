import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minWidth: 0 });

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });

export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l });

/** Shown only on devices with hover, which are likely to have a keyboard. */
export const shortcut = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

export const preview = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, maxWidth: '20rem', minWidth: 0 });
