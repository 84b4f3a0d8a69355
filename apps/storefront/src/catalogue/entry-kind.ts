/** The kinds of catalogue entries. */
export type EntryKind = 'food' | 'category';
