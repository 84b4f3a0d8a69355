import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});
export const tone = styleVariants({
  neutral: inComponents({ background: vars.color.sunken, borderColor: vars.color.outline, color: vars.color.ink }),
  positive: inComponents({ background: vars.color.primarySoft, color: vars.color.positive }),
  accent: inComponents({ background: vars.color.accent, color: vars.color.onAccent }),
  critical: inComponents({ background: vars.color.criticalSoft, color: vars.color.critical }),
});
