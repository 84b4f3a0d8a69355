import type { Gender, Profile, ProfileUpdate } from '@my-food/api';
import { toEuropeanDigits } from '@my-food/ui';

/** Values of the profile form. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
  gender: Gender | null;
  /** The newly chosen picture; null keeps the current one. */
  picture: File | null;
}

export const toProfileValues = ({ firstName, lastName, phoneNumber, address, gender }: Profile): ProfileValues => ({
  firstName,
  lastName,
  phoneNumber,
  address,
  gender,
  picture: null,
});

/** Trims the texts. A phone number has European digits, as telephones dial them. */
export const trimProfileValues = (values: ProfileValues): ProfileValues => ({
  ...values,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  phoneNumber: toEuropeanDigits(values.phoneNumber.trim()),
  address: values.address.trim(),
});

/** The payload to send; null while a required value is missing (Spec §5). */
export function toProfilePayload(values: ProfileValues): ProfileUpdate | null {
  const { firstName, lastName, phoneNumber, address, gender, picture } = trimProfileValues(values);
  if (!firstName || !lastName || !phoneNumber || !address || !gender) return null;
  return { firstName, lastName, phoneNumber, address, gender, picture };
}
