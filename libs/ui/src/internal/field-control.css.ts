import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** The box of a field's native control, with its states. */
export const control = componentStyle({
  width: '100%',
  minHeight: '48px',
  // A refused field comes into view with its label.
  scrollMarginBlockStart: '2rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.ink,
  // iOS zooms the page on focus when the font is smaller than 16 px.
  fontSize: `max(16px, ${vars.fontSize.m})`,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
    '&:disabled': { background: vars.color.sunken, color: vars.color.muted, cursor: 'not-allowed' },
    // Not [readonly], which a turn of the wheel sets for a moment.
    '&[aria-readonly="true"]': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '0px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: vars.color.ink } } },
    // Forced colours remove the shadow, and the colour of the border.
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '3px' } } },
  },
});
