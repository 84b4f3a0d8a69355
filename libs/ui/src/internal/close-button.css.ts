import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
