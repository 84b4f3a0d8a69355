import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { base, componentStyle } from '../../theme/layers.css.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  height: '100%',
  minWidth: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hoverWithMotion]: { selectors: { '&:hover': { transform: 'translateY(-2px)' } } },
    // A row of the printed menu: picture, name, price.
    print: { flexDirection: 'row', alignItems: 'center', height: 'auto', borderWidth: '0 0 1px', borderRadius: 0, breakInside: 'avoid' },
  },
});
globalStyle(`${card} > :first-child`, { '@layer': { [base]: { '@media': { print: { flex: 'none', inlineSize: '64px' } } } } });
export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space.xs,
});
export const description = componentStyle({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
});
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingInlineStart: vars.space.xs,
});
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const footnote = componentStyle({ paddingInline: vars.space.xs, color: vars.color.muted, fontSize: vars.fontSize.s });
