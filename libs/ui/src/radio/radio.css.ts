import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

// The native radio covers its pill: hit area, focus and forced colours stay the browser's.
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
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
  selectors: {
    '&:has(:checked)': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.canvas },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.55 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { borderColor: vars.color.ink, background: vars.color.sunken } },
    },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '64px',
  padding: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
      background: vars.color.primarySoft,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const dot = componentStyle({
  width: '22px',
  height: '22px',
  flexShrink: 0,
  borderRadius: '50%',
  border: `2px solid ${vars.color.outline}`,
  background: vars.color.surface,
  selectors: { [`${card}:has(:checked) &`]: { borderColor: vars.color.primary, borderWidth: '7px' } },
});
export const words = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 });
export const name = componentStyle({ fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug });
export const text = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize.s });
export const picture = componentStyle({ display: 'inline-flex', color: vars.color.primary });
