import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, inComponents } from '../theme/layers.css.ts';

export const region = componentStyle({
  // Contains the visually hidden texts, which would widen the page.
  position: 'relative',
  maxInlineSize: '100%',
  // `auto` for both would make it scrollable by a pixel of its borders.
  overflow: 'auto hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
});
export const caption = componentStyle({
  padding: vars.space.m,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.heading,
  textAlign: 'start',
});

export const cell = componentStyle({ overflowWrap: 'break-word', verticalAlign: 'middle', textAlign: 'start' });
// Elsewhere buttons break inside words. Here the column would shrink to single letters before the table scrolls.
globalStyle(`${cell} :is(a, button)`, inComponents({ overflowWrap: 'inherit' }));
export const density = styleVariants({ comfortable: inComponents({}), compact: inComponents({ fontSize: vars.fontSize.s }) });
const inDensity = (name: keyof typeof density) => `${density[name]} &`;
export const cellSpace = componentStyle({
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  selectors: { [inDensity('compact')]: { paddingBlock: vars.space.xs, paddingInline: vars.space.s } },
});
export const align = styleVariants({ start: {}, center: inComponents({ textAlign: 'center' }), end: inComponents({ textAlign: 'end' }) });

/** As narrow as the content: in automatic layout no column is narrower. */
export const fitted = componentStyle({ inlineSize: '1px' });

export const columnHeader = componentStyle({
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});
/** The button fills the cell: its padding is the cell's. */
export const sortable = componentStyle({ padding: 0 });
export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  inlineSize: '100%',
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [inDensity('compact')]: { minBlockSize: '32px' },
        '&:hover': { background: vars.color.sunken, color: vars.color.ink },
      },
    },
  },
});
export const sortButtonAlign = styleVariants({
  start: {},
  center: inComponents({ justifyContent: 'center' }),
  // The arrow is before the text, so that the text ends where the cells do.
  end: inComponents({ flexDirection: 'row-reverse' }),
});
export const arrow = styleVariants({
  none: inComponents({ display: 'inline-flex', visibility: 'hidden' }),
  ascending: inComponents({ display: 'inline-flex', transform: 'rotate(180deg)' }),
  descending: inComponents({ display: 'inline-flex' }),
});

export const rowHeader = componentStyle({ fontWeight: vars.fontWeight.strong });
export const row = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    'thead &': { borderBlockStart: 0 },
    '&[data-selected="true"]': { background: vars.color.primarySoft },
  },
  '@media': {
    [media.hover]: { selectors: { 'tbody &:hover:not([data-selected="true"])': { background: vars.color.sunken } } },
    // The background of a selected row is lost; its checkbox remains, and this edge.
    [media.forcedColors]: { selectors: { '&[data-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
