import type { Gender } from '@my-food/api';

/** Spec §2: what the select offers, with the codes of Spec §9. */
export const genderOptions = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
  { value: 'O', label: 'Other' },
] as const satisfies readonly { value: Gender; label: string }[];

export const genderOf = (value: unknown): Gender | null => genderOptions.find((option) => option.value === value)?.value ?? null;

/** '' when nobody told. */
export const genderLabel = (gender: Gender | null): string => genderOptions.find((option) => option.value === gender)?.label ?? '';
