import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  minHeight: vars.size.touch,
  color: vars.color.critical,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});
export const quiet = componentStyle({ color: vars.color.muted });
export const body = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
