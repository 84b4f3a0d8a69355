import { styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const legend = componentStyle({
  display: 'block',
  overflowWrap: 'anywhere',
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

export const pills = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const pill = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  maxWidth: '100%',
  justifyContent: 'center',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-checked="true"]': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.canvas },
    'fieldset:disabled &': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        'fieldset:not(:disabled) > * > &:hover:not([data-checked="true"])': { borderColor: vars.color.ink, background: vars.color.sunken },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-checked="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
