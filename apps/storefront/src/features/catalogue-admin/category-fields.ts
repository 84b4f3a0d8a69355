import type { Category, CategoryChange, CategoryDraft } from '@my-food/api';

/** A category as it is being typed. `picture`: the newly chosen one. */
export interface CategoryFields {
  name: string;
  picture: File | null;
}

export const blankCategory: CategoryFields = { name: '', picture: null };

export const fieldsOfCategory = ({ name }: Category): CategoryFields => ({ name, picture: null });

/** What is sent, or null while the name is missing. Nothing but blanks is nothing. */
export function categoryChangeOf({ name, picture }: CategoryFields): CategoryChange | null {
  return name.trim() === '' ? null : { name: name.trim(), picture };
}

/** As above, with the picture a new category needs. */
export function categoryDraftOf(fields: CategoryFields): CategoryDraft | null {
  const change = categoryChangeOf(fields);
  return change?.picture ? { name: change.name, picture: change.picture } : null;
}

/** A kept draft is old and could be another version's: read field by field. */
export function parseCategoryFields(value: unknown): CategoryFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const name: unknown = 'name' in value ? value.name : '';
  const picture: unknown = 'picture' in value ? value.picture : null;
  return { name: typeof name === 'string' ? name : '', picture: picture instanceof File ? picture : null };
}
