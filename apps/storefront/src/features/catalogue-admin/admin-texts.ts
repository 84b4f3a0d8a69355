/** The kinds of catalogue entries. */
export type EntryKind = 'food' | 'category';

/** Singular and plural of a kind. */
export const entryNames = {
  food: { one: 'food', many: 'foods' },
  category: { one: 'category', many: 'categories' },
} as const satisfies Record<EntryKind, unknown>;

/** The delete confirmation, verbatim (Spec §5). */
export const deleteConfirmationTexts = {
  title: 'Confirm Deletion',
  confirm: 'Yes, Delete',
  cancel: 'Cancel',
  text: {
    food: 'Are you sure you want to delete this Food item? This action cannot be undone.',
    category: 'Are you sure you want to delete this category? This action cannot be undone.',
  },
} as const;

/** Spec §5: a hint, not enforced. */
export const pictureHint = 'PNG, JPG, GIF up to 5MB';

export const leaveConfirmationTexts = {
  title: 'Leave without saving?',
  text: 'What you typed on this page has not been saved and would be lost.',
  confirm: 'Leave',
  cancel: 'Stay here',
} as const;
