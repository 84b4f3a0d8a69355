import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { inUtilities } from './layers.css.ts';

// Layout and text utilities whose every value comes from the theme contract. Each value adds a rule to the first style sheet, so only values that
// components expose are listed.

const tracks = (count: number) => ({ gridTemplateColumns: count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))` });
const from = (query: string, count: number) => inUtilities({ '@media': { [query]: tracks(count) } });

/** The number of equal columns of a grid, by viewport width. */
export const columns = {
  base: styleVariants({ 1: 1, 2: 2 }, (count) => inUtilities(tracks(count))),
  medium: styleVariants({ 2: 2, 3: 3 }, (count) => from(media.medium, count)),
  large: styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => from(media.large, count)),
};

export const grid = style(inUtilities({ display: 'grid' }));
export const flex = style(inUtilities({ display: 'flex' }));
export const column = style(inUtilities({ flexDirection: 'column' }));
export const wrap = style(inUtilities({ flexWrap: 'wrap' }));
export const align = styleVariants({
  start: inUtilities({ alignItems: 'start' }),
  center: inUtilities({ alignItems: 'center' }),
  end: inUtilities({ alignItems: 'end' }),
  stretch: inUtilities({ alignItems: 'stretch' }),
});
export const justify = styleVariants({
  start: inUtilities({ justifyContent: 'start' }),
  center: inUtilities({ justifyContent: 'center' }),
  end: inUtilities({ justifyContent: 'end' }),
  'space-between': inUtilities({ justifyContent: 'space-between' }),
});

const { xs, s, m, l, xl, xxl } = vars.space;
export const gap = styleVariants({ xs, s, m, l, xl, xxl }, (value) => inUtilities({ gap: value }));
export const padding = styleVariants({ m, l, xl, xxl }, (value) => inUtilities({ padding: value }));

const { ink, muted, primary, critical, positive } = vars.color;
export const color = styleVariants({ ink, muted, primary, critical, positive }, (value) => inUtilities({ color: value }));
const { fontSize: size } = vars;
// The larger sizes are of headings.
const textSizes = { xs: size.xs, s: size.s, m: size.m, l: size.l, xl: size.xl, xxl: size.xxl };
export const fontSize = styleVariants(textSizes, (value) => inUtilities({ fontSize: value }));
export const fontWeight = styleVariants(vars.fontWeight, (value) => inUtilities({ fontWeight: value }));
