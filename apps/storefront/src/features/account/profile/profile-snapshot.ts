import type { Profile } from '@my-food/api';

/** The profile as navigation state for its form (Spec §2): plain JSON, without a picture URL that is valid only in this document. */
export function toProfileSnapshot(profile: Profile): Profile {
  return { ...profile, imageUrl: profile.imageUrl && /^https?:\/\//i.test(profile.imageUrl) ? profile.imageUrl : null };
}
