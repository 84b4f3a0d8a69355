import type { Gender, Profile, ProfileUpdate } from '@my-food/api';

/** Values of the profile form. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
  gender: Gender | null;
  /** The newly chosen picture; null keeps the current one. */
  picture: File | null;
}

export const draftOf = ({ firstName, lastName, phoneNumber, address, gender }: Profile): ProfileDraft => ({
  firstName,
  lastName,
  phoneNumber,
  address,
  gender,
  picture: null,
});

/** Trims the texts. */
export const trimmed = (draft: ProfileDraft): ProfileDraft => ({
  ...draft,
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phoneNumber: draft.phoneNumber.trim(),
  address: draft.address.trim(),
});

/** The payload to send; null while a required value is missing (Spec §5). */
export function updateOf(draft: ProfileDraft): ProfileUpdate | null {
  const { firstName, lastName, phoneNumber, address, gender, picture } = trimmed(draft);
  if (!firstName || !lastName || !phoneNumber || !address || !gender) return null;
  return { firstName, lastName, phoneNumber, address, gender, picture };
}
