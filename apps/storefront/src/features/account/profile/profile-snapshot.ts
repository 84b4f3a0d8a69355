import type { Profile } from '@my-food/api';
import { toHttpUrl } from '../../../platform/http-url.ts';

/** The profile as navigation state for its form (Spec §2): plain JSON, without a picture URL that is valid only in this document. */
export function toProfileSnapshot(profile: Profile): Profile {
  return { ...profile, imageUrl: toHttpUrl(profile.imageUrl) };
}
