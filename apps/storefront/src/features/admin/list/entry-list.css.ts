import { media, phoneOnly, vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) auto' }, print: { display: 'none' } },
});

/** On a phone the search is above the two selects. */
export const search = style({ gridColumn: '1 / -1', '@media': { [media.medium]: { gridColumn: 'auto' } } });

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
