import { plateNames, type PlateName } from '../theme/plate-names.ts';

/** The pastel of a plate number; any number gives one, the same number always the same. */
export function plateName(plate: number): PlateName {
  const index = Math.abs(Math.trunc(plate)) % plateNames.length;
  return plateNames[index] ?? plateNames[0];
}
