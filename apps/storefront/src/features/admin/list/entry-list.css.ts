import { phoneOnly, vars } from '@my-food/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  '@media': { print: { display: 'none' } },
});
/** What is chosen is read in full. */
globalStyle(`${filters} > *`, { flex: '1 1 11rem' });

/** On a line of its own where one does not hold them all. */
export const search = style({ selectors: { [`${filters} > &`]: { flex: '2 1 max(14rem, (50rem - 100%) * 999)' } } });

/** Receives the focus after a page change, so that Tab continues with the first card. */
export const count = style({
  color: vars.color.muted,
  scrollMarginTop: `calc(${vars.size.bar} + ${vars.space.l})`,
  // Takes no gap while it is empty. Without a box it would be no live region.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Tables need some width: a phone offers none, but leads back from one that was chosen in a wider window. What has the focus stays until it has left. */
export const viewSwitch = style({
  display: 'grid',
  '@media': { [phoneOnly]: { selectors: { '&[data-view="cards"]:not(:focus-within)': { display: 'none' } } } },
});
