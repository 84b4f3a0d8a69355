import { media } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { componentStyle } from '../../src/theme/layers.css.ts';

// Styles of the Foundations stories.
export const swatch = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const patch = componentStyle({ height: '72px', border: `1px solid ${vars.color.outline}`, borderRadius: vars.radius.s });
export const pair = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.s,
  fontWeight: vars.fontWeight.strong,
});
export const bar = componentStyle({ height: '20px', minWidth: '1px', borderRadius: '4px', background: vars.color.primary });
export const shape = componentStyle({
  width: '140px',
  height: '96px',
  border: `1px solid ${vars.color.outline}`,
  background: vars.color.surface,
});
export const floating = componentStyle({ boxShadow: vars.shadow.float, borderRadius: vars.radius.m, borderColor: 'transparent' });
export const motionSample = componentStyle({
  width: '96px',
  height: '64px',
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.ease,
  '@media': { [media.hoverWithMotion]: { selectors: { ':hover > &': { transform: 'translateX(64px)' } } } },
});
export const tokenPatch = componentStyle({
  flexShrink: 0,
  width: '28px',
  height: '28px',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.s,
});
export const tokenBar = componentStyle({ flexShrink: 0, maxWidth: '120px', height: '12px', background: vars.color.primary });
