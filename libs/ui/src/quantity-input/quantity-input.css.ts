import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const quantityInput = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  flexShrink: 0,
});
export const stepButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  // A held button selects nothing.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(0.92)' },
    '&[aria-disabled="true"]': { color: vars.color.muted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.primarySoft } } } },
});
const figures = {
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.bold,
} as const;
// Wide enough for 999, the largest quantity, so that the buttons do not move while the value grows.
export const number = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: `max(4ch, ${vars.size.touch})`,
  height: vars.size.touch,
});
export const value = componentStyle(figures);
export const input = componentStyle({
  ...figures,
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.ink,
  // iOS zooms the page on focus when the font is smaller than 16 px.
  fontSize: `max(16px, ${vars.fontSize.m})`,
  opacity: 0,
  cursor: 'text',
  selectors: { '&:focus': { opacity: 1 }, '&:focus-visible': { outlineOffset: '0px' } },
});
