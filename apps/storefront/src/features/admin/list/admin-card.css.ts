import { media, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';
import { clampLines } from '../../../layout/clamp-lines.ts';
import { largeText } from '../../../layout/sizes.ts';

/** From 90em (1440 px) three or four columns. */
const wide = 'screen and (min-width: 90em)';

export const list = style({
  display: 'grid',
  // While it loads, it may be higher than its skeletons.
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 23rem), 1fr))',
  gap: vars.space.l,
  // Not each cell: the browser lays out and styles containers one by one.
  containerType: 'inline-size',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(19rem, 1fr))' } },
});

export const cell = style({ minWidth: 0 });

/** The states of a card or a row. */
export const entryStates = {
  base: {
    scrollMarginBlock: `calc(${vars.size.bar} + ${vars.space.l})`,
    transition: `background-color ${vars.motion.medium} ${vars.motion.ease}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  // Focused by a shortcut only: always visible.
  focused: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  // Forced colours remove background and shadow.
  confirming: {
    boxShadow: `inset 0 0 0 2px ${vars.color.critical}`,
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
  },
  marked: {
    background: vars.color.accentSoft,
    boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
  },
};

export const card = style({
  ...entryStates.base,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  height: '100%',
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@container': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
  selectors: {
    '&:focus': entryStates.focused,
    '&[data-confirming="true"]': entryStates.confirming,
    '&[data-selected="true"]': { background: vars.color.primarySoft },
    '&[data-marked="true"]': entryStates.marked,
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space.xs, minWidth: 0 });

export const name = style({ ...clampLines(3), overflowWrap: 'anywhere', maxWidth: '100%' });
export const description = style({
  ...clampLines(2),
  overflowWrap: 'anywhere',
  maxWidth: '100%',
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
});

export const footer = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
/** Without a price the controls are beside the picture on wide screens. */
export const withoutPrice = style({
  '@media': { [media.medium]: { gridColumn: 2, justifyContent: 'start' } },
});
export const spanning = style({ '@media': { [media.medium]: { gridRow: '1 / -1' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginInlineStart: 'auto',
  selectors: { [`${withoutPrice} > &`]: { '@media': { [media.medium]: { marginInlineStart: 0 } } } },
});

export const status = style({ display: 'grid', gap: vars.space.l, selectors: { '&:empty': { display: 'none' } } });
export const skeleton = style({
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const invisible = style({ visibility: 'hidden' });
