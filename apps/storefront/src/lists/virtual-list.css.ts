import { style } from '@vanilla-extract/css';

/**
 * The space of rows that are not rendered. It contains their names, each in the line of its row: never painted, laid out only when the
 * browser's search finds one.
 */
export const spacer = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
