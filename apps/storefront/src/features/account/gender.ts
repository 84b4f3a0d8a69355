import type { Gender } from '@my-food/api';
import { accountFields } from '../../i18n/en/account/account-fields.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** The keys of the options of Spec §2 by the codes of Spec §9. */
const genders = [
  { value: 'M', label: 'male' },
  { value: 'F', label: 'female' },
  { value: 'O', label: 'other' },
] as const satisfies readonly { value: Gender; label: string }[];

export const genderOf = (value: unknown): Gender | null => genders.find((option) => option.value === value)?.value ?? null;

export function useGenderOptions(): { value: Gender; label: string }[] {
  const t = useTexts(accountFields);
  return genders.map(({ value, label }) => ({ value, label: t(label) }));
}
