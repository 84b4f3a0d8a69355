/** Spec §5: a hint, not enforced. */
export const pictureHint = 'PNG, JPG, GIF up to 5MB';
