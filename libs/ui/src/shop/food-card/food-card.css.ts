import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { base, componentStyle, inComponents } from '../../theme/layers.css.ts';

/** The width of the card up to which the actions fill a line of their own. */
const narrow = '(max-width: 15rem)';

export const card = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  height: '100%',
  minWidth: 0,
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.medium]: { gap: vars.space.m, padding: vars.space.m },
    [media.lowViewport]: { gap: vars.space.s, padding: vars.space.s },
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
  // Two lines: a name that wraps only until its font has loaded does not shift the rows below.
  '@container': { [narrow]: { minBlockSize: `calc(2 * ${vars.lineHeight.snug} * ${vars.fontSize.m})` } },
});
globalStyle(`${body} > :first-child`, inComponents({ '@container': { [narrow]: { fontSize: vars.fontSize.m } } }));
export const foot = componentStyle({
  display: 'flex',
  flexFlow: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingInlineStart: vars.space.xs,
  '@container': { [narrow]: { flexFlow: 'column', alignItems: 'stretch', gap: vars.space.xs } },
});
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
globalStyle(`${actions} > *`, { '@layer': { [base]: { '@container': { [narrow]: { flexGrow: 1 } } } } });

/** Lies on the picture, so that it changes no height. Clicks reach the picture. */
export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.l,
  insetInlineStart: vars.space.l,
  maxWidth: `calc(100% - 2 * ${vars.space.l})`,
  pointerEvents: 'none',
  '@media': {
    [media.medium]: { insetBlockStart: vars.space.xl, insetInlineStart: vars.space.xl },
    [media.lowViewport]: { insetBlockStart: vars.space.l, insetInlineStart: vars.space.l },
    print: { display: 'none' },
  },
});
