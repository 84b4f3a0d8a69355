import { backdropNames, type BackdropName } from '../theme/backdrop-names.ts';

/** Maps any number to a backdrop. Deterministic. */
export function backdropName(colorSeed: number): BackdropName {
  const index = Math.abs(Math.trunc(colorSeed)) % backdropNames.length;
  return backdropNames[index] ?? backdropNames[0];
}
