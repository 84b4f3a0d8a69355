import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

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
    'fieldset:disabled &': { background: vars.color.sunken, color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { 'fieldset:disabled &': { color: 'GrayText' } } } },
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
