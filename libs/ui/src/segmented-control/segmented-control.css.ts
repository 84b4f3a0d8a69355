import { styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const legend = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
});
export const track = componentStyle({
  display: 'inline-flex',
  // Segments that do not fit beside each other are below each other: large text, narrow windows.
  flexWrap: 'wrap',
  maxWidth: '100%',
  padding: '3px',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
});
export const fullWidth = componentStyle({ display: 'flex' });

export const segment = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  maxWidth: '100%',
  borderRadius: vars.radius.pill,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-checked="true"]': { background: vars.color.surface, color: vars.color.ink, boxShadow: `0 0 0 1px ${vars.color.ink}` },
    'fieldset:disabled &': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { 'fieldset:not(:disabled) &:hover': { color: vars.color.ink } } },
    [media.forcedColors]: {
      selectors: { '&[data-checked="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
export const size = styleVariants({
  s: inComponents({ minHeight: '32px', minWidth: '32px', paddingInline: vars.space.m, fontSize: vars.fontSize.s }),
  m: inComponents({ minHeight: vars.size.touch, minWidth: vars.size.touch, paddingInline: vars.space.l }),
});
