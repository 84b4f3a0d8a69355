import { plateNames } from './plate-names.ts';
import type { ColorTokens } from './tokens.ts';

/** A foreground and a background used together, with the contrast WCAG requires: 4.5 for text, 3 for large text and controls. */
export interface ContrastPair {
  foreground: string;
  ground: string;
  colors: readonly [string, string];
  owed: 4.5 | 3;
}

type FlatRole = Exclude<keyof ColorTokens, 'plate' | 'tile'>;

const textPairs: readonly (readonly [FlatRole, readonly FlatRole[]])[] = [
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

const controlPairs: readonly (readonly [FlatRole, readonly FlatRole[]])[] = [
  ['outline', ['canvas', 'surface', 'sunken']],
  ['focus', ['canvas', 'surface', 'sunken', 'primarySoft', 'criticalSoft', 'accentSoft']],
  ['primary', ['canvas', 'surface', 'sunken']],
  ['critical', ['canvas', 'surface', 'sunken']],
];

/** All pairs of one theme: text, controls, and ink on the backdrops. */
export function contrastPairs(color: ColorTokens): ContrastPair[] {
  const flat = (pairs: typeof textPairs, owed: ContrastPair['owed']) =>
    pairs.flatMap(([foreground, grounds]) =>
      grounds.map((ground): ContrastPair => ({ foreground, ground, colors: [color[foreground], color[ground]], owed })),
    );
  const plates = plateNames.map((name): ContrastPair => ({
    foreground: 'ink',
    ground: `plate ${name}`,
    colors: [color.ink, color.plate[name]],
    owed: 4.5,
  }));
  return [...flat(textPairs, 4.5), ...flat(controlPairs, 3), ...plates];
}
