import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

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
    'fieldset:disabled &': { opacity: 0.55 },
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
  cursor: 'pointer',
  selectors: {
    '&[data-checked="true"]': {
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
      background: vars.color.primarySoft,
    },
  },
});
export const dot = componentStyle({
  width: '22px',
  height: '22px',
  flexShrink: 0,
  borderRadius: '50%',
  border: `2px solid ${vars.color.outline}`,
  background: vars.color.surface,
  selectors: { [`${card}[data-checked="true"] &`]: { borderColor: vars.color.primary, borderWidth: '7px' } },
});
export const body = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 });
export const name = componentStyle({ fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug });
export const text = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize.s });
export const icon = componentStyle({ display: 'inline-flex', color: vars.color.primary });
