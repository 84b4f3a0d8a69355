import type { Profile } from '@my-food/api';
import { genderOf } from './gender.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The profile as it is handed to its form in navigation state: plain JSON; a picture that lives in this page alone stays behind. */
export function handOver(profile: Profile): Profile {
  return { ...profile, imageUrl: webAddressOf(profile.imageUrl) };
}

/** State is old and a person can edit it: it is read like a server's answer (Behaviour 'Routes and navigation state'). Null when it is no profile. */
export function parseHandedProfile(value: unknown): Profile | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { firstName, lastName, username, email, phoneNumber, address, gender, imageUrl, role }: { [key in keyof Profile]?: unknown } =
    value;
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null;
  return {
    firstName,
    lastName,
    username: textOf(username),
    email: textOf(email),
    phoneNumber: textOf(phoneNumber),
    address: textOf(address),
    gender: genderOf(gender),
    imageUrl: webAddressOf(imageUrl),
    role: typeof role === 'string' ? role : null,
  };
}

/** What was handed over, if it is about `reader`: the profile of the person who is signed in, as far as it is known. */
export function handedTo(reader: Profile | null, value: unknown): Profile | null {
  const handed = parseHandedProfile(value);
  return handed && reader && handed.username === reader.username && handed.email === reader.email ? handed : null;
}

function webAddressOf(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
}
