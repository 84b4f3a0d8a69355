import { media } from '@my-food/ui/theme';

/** Two fields side by side, stacked on a phone. */
export const fieldPair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const;
