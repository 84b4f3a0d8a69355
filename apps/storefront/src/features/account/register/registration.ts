import type { Registration } from '@my-food/api';
import { toEuropeanDigits } from '@my-food/ui';
import { genderOf } from '../gender.ts';
import type { FormValues } from '../form-values.ts';

/** The fields of Spec §3 that are trimmed and can be restored after a reset. Never the passwords. */
export const restorableFields = ['first_name', 'last_name', 'username', 'email', 'phone_number', 'gender', 'address'] as const;

export const passwordFields = ['password', 'password2'] as const;

/** The payload to send; null without a valid gender. */
export function toRegistration(values: FormValues, picture: File): Registration | null {
  const text = (name: (typeof restorableFields | typeof passwordFields)[number]) => values.get(name) ?? '';
  const gender = genderOf(text('gender'));
  if (!gender) return null;
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    username: text('username'),
    email: text('email'),
    phoneNumber: toEuropeanDigits(text('phone_number')),
    address: text('address'),
    password: text('password'),
    passwordAgain: text('password2'),
    gender,
    picture,
  };
}

/** Spec §5: the only validation beyond the browser's constraint validation. */
export const hasEqualPasswords = ({ password, passwordAgain }: Registration): boolean => password === passwordAgain;
