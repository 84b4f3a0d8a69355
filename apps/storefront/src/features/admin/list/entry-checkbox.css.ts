import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** A target of at least 44 px around a small box. */
export const target = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  cursor: 'pointer',
});

export const box = style({ inlineSize: '20px', blockSize: '20px', accentColor: vars.color.primary, cursor: 'inherit' });
