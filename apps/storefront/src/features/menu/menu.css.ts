import { media, phoneOnly, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { widePage } from '../../layout/sizes.ts';
import { maxCategoriesSize } from './menu-toolbar.css.ts';

/** Small windows have less space above the heading, for the dishes. */
const raised = { gap: vars.space.xs, marginBlockStart: `calc(-1 * ${vars.space.m})` };

/** As wide as the top bar on a laptop, wider on a desktop. Not a grid: a sticky child of a grid sticks within its own row only. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  // The link to the order lies at the lower edge of the window, however short the results are.
  minBlockSize: `calc(100dvh - ${vars.size.bar} - 2 * ${vars.space.xl})`,
  '@media': { 'screen and (min-width: 87.5em)': { maxInlineSize: widePage }, [phoneOnly]: raised, [media.lowViewport]: raised },
});

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s, alignContent: 'start' });

// The skeletons: their list may be higher than they are, and none of them follows the pointer.
globalStyle(`${results} > [aria-hidden]`, { alignContent: 'start', pointerEvents: 'none' });

// Scrolled into view by the keyboard, a control lies clear of the categories above: one row, or all rows on a laptop (menu-toolbar.css.ts).
globalStyle(`${results} :is(a, button)`, {
  scrollMarginBlockStart: `calc(${vars.size.touch} + ${vars.space.xl})`,
  '@media': { [media.large]: { scrollMarginBlockStart: `calc(${maxCategoriesSize} + ${vars.space.s})` } },
});
