import type { Food, FoodUpdate, Poisha } from '@my-food/api';

/** The fields of a dish that an update sends (Spec §5, §7). */
export type DishFields = Omit<FoodUpdate, 'picture'>;

/** One change of a batch. `before`: the fields as they were when the user decided. `after`: what is sent; null removes the dish. */
export interface DishChange {
  id: number;
  before: CurrentFields;
  after: DishFields | null;
}

/** The fields of an existing dish, which may lack a price or a category. */
export interface CurrentFields {
  name: string;
  description: string;
  price: Poisha | null;
  categoryId: number | null;
}

/** A dish that an action does not change, with the reason for the user. */
export interface Refusal {
  id: number;
  name: string;
  reason: string;
}

/** What an action would do to the chosen dishes. `unchanged`: how many are as wanted already. */
export interface ChangePlan {
  changes: readonly DishChange[];
  refused: readonly Refusal[];
  unchanged: number;
}

export const toCurrentFields = ({ name, description, price, category }: Food): CurrentFields => ({
  name,
  description,
  price,
  categoryId: category?.id ?? null,
});

/** The server reads longer texts in part (libs/api): sent back, they would lose their end. */
const maxNameLength = 300;
const maxDescriptionLength = 20_000;
/** The form accepts eight digits before the point. */
const maxPrice: Poisha = 9_999_999_999;

/** All fields for an update, or the reason why the dish cannot be updated without its form: an update sends every field (Spec §5). */
export function toUpdate({ name, description, price, categoryId }: CurrentFields): DishFields | string {
  if (name.trim() === '') return 'It needs a name.';
  if (description.trim() === '') return 'It needs a description.';
  if (name.length > maxNameLength || description.length > maxDescriptionLength) return 'Its text is too long to be sent.';
  if (categoryId === null) return 'It needs a category.';
  if (price === null) return 'It needs a price.';
  if (price <= 0) return 'Its price would be 0 or less.';
  if (price > maxPrice) return 'Its price would have more than eight digits.';
  return { name, description, price, categoryId };
}

/** Multipart bodies send every line break as CRLF. */
const normalizeText = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** Whether a read dish has these fields. */
export function hasFields(current: CurrentFields, fields: CurrentFields): boolean {
  return (
    current.price === fields.price &&
    current.categoryId === fields.categoryId &&
    normalizeText(current.name) === normalizeText(fields.name) &&
    normalizeText(current.description) === normalizeText(fields.description)
  );
}
