import { style } from '@vanilla-extract/css';

/**
 * The room of rows that are not drawn. Their names stand in it, each in the line of its row. Nobody sees them and nothing is laid out for
 * them, until the browser's search finds one and goes there.
 */
export const room = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
