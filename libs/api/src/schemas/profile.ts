import * as v from 'valibot';
import { ApiError } from '../client/api-error.ts';
import type { Gender } from '../generated/schema.ts';
import type { ContractFields } from './contract-fields.ts';
import { imageUrl } from './image-url.ts';
import { parseOrThrow } from './parse.ts';
import { optionalText } from './text.ts';

export type { Gender };

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
      gender: v.optional(v.fallback(v.nullable(v.picklist(['M', 'F', 'O'] satisfies Gender[])), null), null),
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

/** An empty body, `null` or `{}`. */
const isMissing = (value: unknown) => value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** The profile; null when the server has none. */
export function parseProfile(value: unknown, baseUrl: string): Profile | null {
  // `v.object` accepts arrays.
  if (Array.isArray(value)) throw new ApiError('body');
  return isMissing(value) ? null : parseOrThrow(responseSchema(baseUrl), value);
}
