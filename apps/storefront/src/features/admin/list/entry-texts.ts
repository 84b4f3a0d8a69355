import type { EntryKind } from '../../../catalogue/entry-kind.ts';

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
} as const satisfies { text: Record<EntryKind, string> } & Record<string, unknown>;
