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
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.92)' },
    '&:disabled': { color: vars.color.muted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.primarySoft } } } },
});
// Wide enough for 999, the largest quantity, so that the buttons do not move while the value grows.
export const value = componentStyle({
  minWidth: '3ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.bold,
});
