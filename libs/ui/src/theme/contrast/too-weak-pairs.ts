import type { ColorTokens } from '../tokens.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';

/** The pairs of a theme whose contrast is below what WCAG requires: 'muted on canvas: 3.9 of 4.5'. */
export const tooWeakPairs = (color: ColorTokens): string[] =>
  contrastPairs(color)
    .filter(({ colors, minimum }) => contrast(...colors) < minimum)
    .map(
      ({ foreground, background, colors, minimum }) => `${foreground} on ${background}: ${contrast(...colors).toFixed(2)} of ${minimum}`,
    );
