import * as v from 'valibot';
import type { ContractFields } from './contract-fields.ts';
import { imageUrl } from './image-url.ts';
import { parseOrThrow } from './parse.ts';
import { optionalText } from './text.ts';

export type Gender = 'M' | 'F' | 'O';

/** Missing texts are ''. */
export interface Profile {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phoneNumber: string;
  address: string;
  gender: Gender | null;
  /** Absolute URL of the picture, or null. */
  imageUrl: string | null;
  role: string | null;
}

const text = v.optional(optionalText, '');

const responseSchema = (baseUrl: string) =>
  v.pipe(
    v.object({
      first_name: text,
      last_name: text,
      username: text,
      email: text,
      phone_number: text,
      address: text,
      gender: v.optional(v.fallback(v.nullable(v.picklist(['M', 'F', 'O'])), null), null),
      profile_image: v.optional(imageUrl(baseUrl), null),
      role: v.optional(v.fallback(v.nullable(v.string()), null), null),
    } satisfies ContractFields<'Profile'>),
    v.transform(({ first_name, last_name, phone_number, profile_image, ...profile }): Profile => ({
      ...profile,
      firstName: first_name,
      lastName: last_name,
      phoneNumber: phone_number,
      imageUrl: profile_image,
    })),
  );

const noProfileSchema = v.union([v.null(), v.strictObject({})]);

/** The profile; null when the server has none (an empty body, `null` or `{}`). */
export function parseProfile(value: unknown, baseUrl: string): Profile | null {
  // `v.object` accepts arrays.
  if (Array.isArray(value)) return parseOrThrow(v.never(), value);
  return v.is(noProfileSchema, value) ? null : parseOrThrow(responseSchema(baseUrl), value);
}
