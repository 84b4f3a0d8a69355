import { aboveTabBar, media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const barHeight = '6rem';
/** Where the order bar is not sticky. It is then between the text and the related dishes. */
const notSticky = `${media.lowViewport}, print`;

/** Picture, text, order bar, related dishes. On a phone the sticky bar spans all rows, so that it stays visible to the end. */
export const dish = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto auto auto ${barHeight}`,
  rowGap: vars.space.xl,
  '@media': {
    [notSticky]: { gridTemplateRows: 'none' },
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space.xxl,
    },
    [media.large]: { gridTemplateColumns: 'minmax(0, 29rem) minmax(0, 1fr)', columnGap: vars.space.huge },
  },
});

export const picture = style({
  gridRow: 1,
  gridColumn: 1,
  '@media': { [media.medium]: { gridRow: '1 / 3' }, print: { inlineSize: '8cm' } },
});

export const body = style({
  gridRow: 2,
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.l,
  minWidth: 0,
  '@media': { [media.medium]: { gridRow: 1, gridColumn: 2 }, [media.large]: { paddingBlockStart: vars.space.xxl } },
});

export const fullWidth = style({ width: '100%' });

export const order = style({
  gridRow: '1 / -1',
  gridColumn: 1,
  alignSelf: 'end',
  position: 'sticky',
  insetBlockEnd: `calc(${aboveTabBar} + ${vars.space.s})`,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingBlock: vars.space.m,
  paddingInline: `${vars.space.l} ${vars.space.m}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': {
    [notSticky]: { gridRow: 3, position: 'static' },
    [media.medium]: {
      gridRow: 2,
      gridColumn: 2,
      alignSelf: 'start',
      position: 'static',
      justifyContent: 'start',
      gap: vars.space.xl,
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});

// The smallest phones: price and button share a line, in Bangla too.
const smallest = 'screen and (max-width: 22.5em)';
globalStyle(`${order} > :first-child`, { '@media': { [smallest]: { fontSize: vars.fontSize.xl } } });
globalStyle(`${order} > button`, { '@media': { [smallest]: { paddingInline: vars.space.l } } });

export const relatedDishes = style({
  gridRow: 3,
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minWidth: 0,
  paddingBlockStart: vars.space.xl,
  '@media': { [notSticky]: { gridRow: 4 }, [media.medium]: { gridRow: 3, gridColumn: '1 / -1' } },
});

/** Hides the fourth card in a grid of three columns. */
export const relatedDish = style({
  '@media': {
    'screen and (min-width: 37.5em) and (max-width: 63.99em) and (height >= 480px)': {
      selectors: { '&:nth-child(n + 4):not(:focus-within)': { display: 'none' } },
    },
  },
});
