/** Cuts a text after this many lines, with an ellipsis. */
export const clampLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden', WebkitLineClamp: lines }) as const;
