import { style } from '@vanilla-extract/css';

/** The space of rows that are not rendered. Contains their names, one line per row: never painted, laid out only when the browser's search matches. */
export const spacer = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
