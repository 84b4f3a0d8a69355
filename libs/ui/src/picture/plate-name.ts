import { plateNames, type PlateName } from '../theme/plate-names.ts';

/** Maps any number to a backdrop. Deterministic. */
export function plateName(plate: number): PlateName {
  const index = Math.abs(Math.trunc(plate)) % plateNames.length;
  return plateNames[index] ?? plateNames[0];
}
