import type { Profile } from '@my-food/api';
import { genderOf } from '../gender.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The profile as navigation state for its form: plain JSON, without a picture URL that is valid only in this document. */
export function toProfileSnapshot(profile: Profile): Profile {
  return { ...profile, imageUrl: toHttpUrl(profile.imageUrl) };
}

/** Navigation state can be stale or edited: it is parsed like a response (Behaviour 'Routes and navigation state'). Null when it is not a profile. */
export function parseProfileSnapshot(value: unknown): Profile | null {
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
    imageUrl: toHttpUrl(imageUrl),
    role: typeof role === 'string' ? role : null,
  };
}

/** Parses the state and returns it only if it belongs to `user`, the signed-in user's profile, or null while unknown. */
export function parseOwnProfileSnapshot(user: Profile | null, value: unknown): Profile | null {
  const snapshot = parseProfileSnapshot(value);
  return snapshot && user && snapshot.username === user.username && snapshot.email === user.email ? snapshot : null;
}

function toHttpUrl(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
}
