import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const notice = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.m,
  padding: vars.space.l,
  border: '1px solid transparent',
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.s,
  color: vars.color.ink,
});
// Takes no gap while it is empty. Without a box it would be no live region.
export const region = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });
export const tone = styleVariants({
  info: inComponents({ background: vars.color.primarySoft, borderColor: vars.color.primary }),
  warning: inComponents({ background: vars.color.accentSoft, borderColor: vars.color.accent }),
  critical: inComponents({ background: vars.color.criticalSoft, borderColor: vars.color.critical }),
});
export const icon = componentStyle({ display: 'inline-flex', paddingBlockStart: '0.15em', fontSize: vars.fontSize.l });
export const iconTone = styleVariants({
  info: inComponents({ color: vars.color.primary }),
  warning: inComponents({ color: vars.color.focus }),
  critical: inComponents({ color: vars.color.critical }),
});
export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xs,
  minWidth: 0,
  flex: 1,
  overflowWrap: 'anywhere',
});
export const actions = componentStyle({ paddingBlockStart: vars.space.s });
export const title = componentStyle({ fontWeight: vars.fontWeight.strong });
