import type { Gender, Profile, ProfileUpdate } from '@my-food/api';
import { toEuropeanDigits } from '@my-food/ui';
import type { FieldNames } from '../../../forms/field-errors.ts';
import { cleanText } from '../form-values.ts';

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

/** Names in requests and in the errors of the server. */
export const profileNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  address: 'address',
  gender: 'gender',
  picture: 'profile_image',
} as const satisfies FieldNames<ProfileValues>;

export const toProfileValues = ({ firstName, lastName, phoneNumber, address, gender }: Profile): ProfileValues => ({
  firstName,
  lastName,
  phoneNumber,
  // The field has one line: without their line break two words would be one.
  address: address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', '),
  gender,
  picture: null,
});

/** Cleans the texts. A phone number has European digits, as telephones dial them. */
export const cleanProfileValues = (values: ProfileValues): ProfileValues => ({
  ...values,
  firstName: cleanText(values.firstName),
  lastName: cleanText(values.lastName),
  phoneNumber: toEuropeanDigits(cleanText(values.phoneNumber)),
  address: cleanText(values.address),
});

/** The payload to send; null while a required value is missing (Spec §5). */
export function toProfilePayload(values: ProfileValues): ProfileUpdate | null {
  const { firstName, lastName, phoneNumber, address, gender, picture } = cleanProfileValues(values);
  if (!firstName || !lastName || !phoneNumber || !address || !gender) return null;
  return { firstName, lastName, phoneNumber, address, gender, picture };
}
