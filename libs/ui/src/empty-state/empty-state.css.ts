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
export const text = componentStyle({ maxWidth: '44ch', color: vars.color.muted, overflowWrap: 'anywhere', textWrap: 'balance' });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
