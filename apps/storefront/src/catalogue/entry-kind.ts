export type EntryKind = 'food' | 'category';
