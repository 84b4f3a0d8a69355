import type { Gender } from '@my-food/api';

/** The options of Spec §2 with the codes of Spec §9. */
export const genderOptions = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
  { value: 'O', label: 'Other' },
] as const satisfies readonly { value: Gender; label: string }[];

export const genderOf = (value: unknown): Gender | null => genderOptions.find((option) => option.value === value)?.value ?? null;

/** '' for an unknown gender. */
export const genderLabel = (gender: Gender | null): string => genderOptions.find((option) => option.value === gender)?.label ?? '';
