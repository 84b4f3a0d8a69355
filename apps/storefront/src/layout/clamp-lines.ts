/** Cuts a text after this many lines, with an ellipsis. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    WebkitLineClamp: lines,
    // Bengali signs are higher than a snug line, and the box clips at its padding edge.
    paddingBlockStart: '0.2em',
    marginBlockStart: '-0.2em',
  }) as const;
