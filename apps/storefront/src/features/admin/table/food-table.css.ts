import { media, vars } from '@my-food/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { entryStates } from '../list/admin-card.css.ts';

/** The estimated height of a row that is not rendered yet. Pixels. */
export const rowHeight = 57;

/** A narrow window scrolls the table, not the page. */
export const scroller = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const head = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  color: vars.color.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  cursor: 'pointer',
});

const arrowBase = style({ display: 'inline-flex' });
export const arrow = styleVariants({
  ascending: [arrowBase, { transform: 'rotate(180deg)' }],
  descending: [arrowBase],
  none: [arrowBase, { visibility: 'hidden' }],
});

export const row = style({ ...entryStates, scrollMarginBlock: `calc(${vars.size.bar} + ${vars.space.l})` });
export const cell = style({
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
});

export const wideOnly = style({ display: 'none', '@media': { [media.medium]: { display: 'table-cell' } } });

export const food = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minInlineSize: '9rem' });
export const picture = style({ flexShrink: 0 });
globalStyle(`${picture} > *`, { inlineSize: '44px', blockSize: '44px' });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.strong,
});
export const actions = style({ display: 'flex', justifyContent: 'end' });
