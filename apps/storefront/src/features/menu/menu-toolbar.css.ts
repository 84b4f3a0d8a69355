import { media, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The padding of the page, which the categories extend into. */
const gutter = vars.space.l;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.m}`,
  alignItems: 'center',
});

const hidden = { display: 'none' };

export const heading = style({
  flex: '0 0 100%',
  minWidth: 0,
  '@media': { [media.large]: { flex: '999 1 50%' }, [media.lowViewport]: { flex: '1 1 auto' } },
});
// In a low viewport it shares a line with the search.
globalStyle(`${heading} h1`, { '@media': { [media.lowViewport]: { fontSize: vars.fontSize.xxl } } });

/** The search fills the space beside the sort order. On the narrowest phones and with large text each wraps to its own line. */
export const search = style({ flex: '999 1 10.5rem', '@media': { [media.large]: { flex: '1 0 18rem' }, print: hidden } });
export const order = style({ flex: '1 0 8.75rem', '@media': { [media.large]: { flexBasis: '12rem' }, print: hidden } });

/** Of all rows of categories, on a laptop. */
export const maxCategoriesSize = '30dvh';

/** Stays below the top bar. A horizontally scrolling row from edge to edge; laptops wrap the pills. */
export const categories = style({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  zIndex: vars.zIndex.sticky,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: vars.space.s,
  background: vars.color.canvas,
  '@media': {
    [media.large]: { overflow: 'auto', maxBlockSize: maxCategoriesSize },
    [media.lowViewport]: { position: 'static' },
    print: hidden,
  },
});
export const categoryRow = style({ width: 'max-content', '@media': { [media.large]: { width: 'auto' } } });
