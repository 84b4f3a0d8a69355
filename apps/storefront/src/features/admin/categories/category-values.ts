import type { Category, CategoryUpdate, CategoryPayload } from '@my-food/api';
import { admin } from '../../../i18n/en/admin/admin.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import type { EntryPayload, Validation } from '../editor/entry-form.ts';
import { nameToSend } from '../name-to-send.ts';

/** Values of the category form. `picture`: the newly chosen one. */
export interface CategoryValues {
  name: string;
  picture: File | null;
}

export const blankCategory: CategoryValues = { name: '', picture: null };

export const toCategoryValues = ({ name }: Category): CategoryValues => ({ name, picture: null });

/** Validates the values and builds the payload. A new category has no field errors: a toast reports them (Spec §5). */
export function validateCategory(
  values: CategoryValues,
  category: Category | null,
  locale: Locale,
): Validation<CategoryValues, EntryPayload<CategoryPayload, CategoryUpdate>> {
  const { picture } = values;
  const name = nameToSend(values.name, category?.name);
  if (!category) return { errors: {}, payload: name !== '' && picture ? { type: 'create', entry: { name, picture } } : null };
  if (name === '') return { errors: { name: translator(locale, admin)('nameMissing') }, payload: null };
  return { errors: {}, payload: { type: 'update', id: category.id, change: { name, picture } } };
}

/** A stored draft can be stale or from another version: it is parsed field by field. */
export function parseCategoryValues(value: unknown): Partial<CategoryValues> | null {
  if (typeof value !== 'object' || value === null) return null;
  const name: unknown = 'name' in value ? value.name : undefined;
  const picture: unknown = 'picture' in value ? value.picture : undefined;
  return { ...(typeof name === 'string' && { name }), ...(picture instanceof File && { picture }) };
}
