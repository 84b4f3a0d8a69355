import { backdropNames } from '../backdrop-names.ts';
import type { ColorTokens } from '../tokens.ts';

/** A foreground and a background used together, with the contrast WCAG requires: 4.5 for text, 3 for large text and controls. */
export interface ContrastPair {
  foreground: string;
  background: string;
  colors: readonly [string, string];
  minimum: 4.5 | 3;
}

type ColorRole = Exclude<keyof ColorTokens, 'backdrop' | 'tile'>;

const textPairs: readonly (readonly [ColorRole, readonly ColorRole[]])[] = [
  ['ink', ['canvas', 'surface', 'sunken', 'primarySoft', 'accentSoft', 'criticalSoft']],
  ['muted', ['canvas', 'surface', 'sunken', 'primarySoft', 'accentSoft', 'criticalSoft']],
  ['primary', ['canvas', 'surface', 'sunken', 'primarySoft']],
  ['primaryStrong', ['canvas', 'surface', 'sunken', 'primarySoft']],
  ['critical', ['canvas', 'surface', 'sunken', 'criticalSoft']],
  ['criticalStrong', ['canvas', 'surface', 'sunken', 'criticalSoft']],
  ['positive', ['canvas', 'surface', 'sunken', 'primarySoft']],
  ['onPrimary', ['primary', 'primaryStrong']],
  ['onCritical', ['critical', 'criticalStrong']],
  ['onAccent', ['accent']],
  ['canvas', ['ink']],
];

const controlPairs: readonly (readonly [ColorRole, readonly ColorRole[]])[] = [
  ['outline', ['canvas', 'surface', 'sunken']],
  ['focus', ['canvas', 'surface', 'sunken', 'primarySoft', 'criticalSoft', 'accentSoft']],
  ['primary', ['canvas', 'surface', 'sunken']],
  ['critical', ['canvas', 'surface', 'sunken']],
];

/** All pairs of one theme: text, controls, and ink on the backdrops. */
export function contrastPairs(color: ColorTokens): ContrastPair[] {
  const toPairs = (pairs: typeof textPairs, minimum: ContrastPair['minimum']) =>
    pairs.flatMap(([foreground, backgrounds]) =>
      backgrounds.map((background): ContrastPair => ({ foreground, background, colors: [color[foreground], color[background]], minimum })),
    );
  const backdrops = backdropNames.map((name): ContrastPair => ({
    foreground: 'ink',
    background: `backdrop ${name}`,
    colors: [color.ink, color.backdrop[name]],
    minimum: 4.5,
  }));
  return [...toPairs(textPairs, 4.5), ...toPairs(controlPairs, 3), ...backdrops];
}
