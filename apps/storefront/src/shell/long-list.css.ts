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
});

/**
 * A card that waits to be drawn anew. The browser leaves what is in it as it is, where `display: none` would take it apart; nobody sees,
 * hears or finds it, nor does it take room.
 */
export const waiting = style({
  position: 'absolute',
  width: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  contentVisibility: 'hidden',
});
