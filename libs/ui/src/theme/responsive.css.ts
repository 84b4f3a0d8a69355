import { styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { inUtilities } from './layers.css.ts';
// Before these rules, so that a value for a wide window wins.
import './utilities.css.ts';

const { xs, s, m, l, xl, xxl } = vars.space;
const alignments = { start: 'start', center: 'center', end: 'end', baseline: 'baseline', stretch: 'stretch' };

/** The classes of each property from a width of the window on. */
const from = (query: string) => ({
  gap: styleVariants({ xs, s, m, l, xl, xxl }, (gap) => inUtilities({ '@media': { [query]: { gap } } })),
  padding: styleVariants({ m, l, xl, xxl }, (padding) => inUtilities({ '@media': { [query]: { padding } } })),
  align: styleVariants(alignments, (alignItems) => inUtilities({ '@media': { [query]: { alignItems } } })),
});

export const medium = from(media.medium);
export const large = from(media.large);
