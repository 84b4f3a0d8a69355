import { isTruncated, type Food, type Poisha } from '@my-food/api';
import { admin } from '../../../../i18n/en/admin/admin.ts';
import { adminBatch } from '../../../../i18n/en/admin/admin-batch.ts';
import type { FoodFields } from '../../foods/listed-fields.ts';
import { maxHundredths } from '../../hundredths.ts';
import { normalizeLineBreaks } from '../../normalize-line-breaks.ts';
import { localized, type LocalizedText } from './localized-text.ts';

/** One change of a batch. `before`: the fields as they were when the user decided. `after`: what is sent; null removes the food. */
export interface FoodChange {
  id: number;
  before: CurrentFields;
  after: FoodFields | null;
}

/** The fields of an existing food, which may lack a price or a category. */
export interface CurrentFields {
  name: string;
  description: string;
  price: Poisha | null;
  categoryId: number | null;
}

/** A food that an action does not change, with the reason. */
export interface Refusal {
  name: string | LocalizedText;
  reason: LocalizedText;
}

/** What an action would do to the chosen foods. `unchanged`: how many are as wanted already. */
export interface ChangePlan {
  changes: readonly FoodChange[];
  refused: readonly Refusal[];
  unchanged: number;
}

export const toCurrentFields = ({ name, description, price, category }: Food): CurrentFields => ({
  name,
  description,
  price,
  categoryId: category?.id ?? null,
});

/** All fields for an update, or the reason why the food cannot be updated without its form: an update sends every field (Spec §5). */
export function toUpdate({ name, description, price, categoryId }: CurrentFields): FoodFields | LocalizedText {
  if (name.trim() === '') return localized(adminBatch, (t) => t('needsName'));
  if (description.trim() === '') return localized(adminBatch, (t) => t('needsDescription'));
  if (isTruncated({ name, description })) return localized(admin, (t) => t('textTooLong'));
  if (categoryId === null) return localized(adminBatch, (t) => t('needsCategory'));
  if (price === null) return localized(adminBatch, (t) => t('needsPrice'));
  if (price <= 0) return localized(adminBatch, (t) => t('priceTooLow'));
  if (price > maxHundredths) return localized(adminBatch, (t) => t('priceTooHigh'));
  return { name, description, price, categoryId };
}

/** Whether a read food has these fields. */
export function hasFields(current: CurrentFields, fields: CurrentFields): boolean {
  return (
    current.price === fields.price &&
    current.categoryId === fields.categoryId &&
    isSameText(current.name, fields.name) &&
    isSameText(current.description, fields.description)
  );
}

/** Whether they differ at most in what a spreadsheet and a request change in whitespace. */
export const isSameText = (one: string, other: string) => normalizeLineBreaks(one).trim() === normalizeLineBreaks(other).trim();
