import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
});
export const withoutButton = componentStyle({ paddingInlineEnd: vars.space.m });
export const text = componentStyle({ minInlineSize: 0, paddingBlock: vars.space.xs, overflowWrap: 'anywhere' });
export const remove = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    // The target is larger than the circle.
    '&::after': { content: '', position: 'absolute', inset: '-6px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken, color: vars.color.ink } } } },
});
