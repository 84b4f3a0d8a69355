import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  textAlign: 'center',
});
export const picture = componentStyle({ width: '12rem', maxWidth: '60%', marginBlockEnd: vars.space.s });
export const text = componentStyle({ maxWidth: '44ch', color: vars.color.muted, textWrap: 'balance' });
export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});

export const errorLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  minHeight: vars.size.touch,
  color: vars.color.critical,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});
export const quietLine = componentStyle({ color: vars.color.muted });
export const errorText = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
