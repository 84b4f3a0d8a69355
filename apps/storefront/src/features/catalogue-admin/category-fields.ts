import type { Category, CategoryChange, CategoryDraft } from '@my-food/api';
import type { EntryWrite, Validation } from './entry-form.ts';

/** Values of the category form. `picture`: the newly chosen one. */
export interface CategoryFields {
  name: string;
  picture: File | null;
}

export const blankCategory: CategoryFields = { name: '', picture: null };

export const fieldsOfCategory = ({ name }: Category): CategoryFields => ({ name, picture: null });

/** Validates the values and builds the payload. A new category has no field errors: a toast reports them (Spec §5). */
export function validateCategory(
  fields: CategoryFields,
  category: Category | null,
): Validation<CategoryFields, EntryWrite<CategoryDraft, CategoryChange>> {
  const { picture } = fields;
  const name = fields.name.trim();
  if (!category) return { problems: {}, payload: name !== '' && picture ? { type: 'create', draft: { name, picture } } : null };
  if (name === '') return { problems: { name: 'Please write a name.' }, payload: null };
  return { problems: {}, payload: { type: 'update', id: category.id, change: { name, picture } } };
}

/** A stored draft can be stale or from another version: it is parsed field by field. */
export function parseCategoryFields(value: unknown): CategoryFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const name: unknown = 'name' in value ? value.name : '';
  const picture: unknown = 'picture' in value ? value.picture : null;
  return { name: typeof name === 'string' ? name : '', picture: picture instanceof File ? picture : null };
}
