import { toDecimalText, type Food, type FoodUpdate, type FoodPayload } from '@my-food/api';
import { admin } from '../../../i18n/en/admin/admin.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translator.ts';
import type { EntryPayload, Validation } from '../editor/entry-form.ts';
import { parseHundredths } from '../hundredths.ts';
import { nameToSend } from '../name-to-send.ts';
import { normalizeLineBreaks } from '../normalize-line-breaks.ts';

/** Values of the food form. `categoryId`: the value of the select. `picture`: the newly chosen one. */
export interface FoodValues {
  name: string;
  price: string;
  description: string;
  categoryId: string;
  picture: File | null;
}

export const blankFood: FoodValues = { name: '', price: '', description: '', categoryId: '', picture: null };

export function toFoodValues({ name, price, description, category }: Food): FoodValues {
  return {
    name,
    price: price === null ? '' : toDecimalText(price),
    // As the text area has it: otherwise an unchanged text would count as changed.
    description: normalizeLineBreaks(description),
    categoryId: category ? String(category.id) : '',
    picture: null,
  };
}

/** Validates the values and builds the payload. Whitespace counts as empty; a new food requires a picture. */
export function validateFood(
  values: FoodValues,
  food: Food | null,
  locale: Locale,
): Validation<FoodValues, EntryPayload<FoodPayload, FoodUpdate>> {
  const t = translator(locale, admin);
  const { categoryId, picture } = values;
  const name = nameToSend(values.name, food?.name);
  const description = values.description.trim();
  const price = parseHundredths(values.price);
  const errors = {
    ...(name === '' && { name: t('nameMissing') }),
    ...(price === null && { price: t('priceInvalid') }),
    ...(description === '' && { description: t('descriptionMissing') }),
    ...(!/^[1-9]\d*$/.test(categoryId) && { categoryId: t('categoryMissing') }),
    ...(!food && !picture && { picture: t('pictureMissing') }),
  };
  if (price === null || Object.keys(errors).length > 0) return { errors, payload: null };
  const payload = { name, description, price, categoryId: Number(categoryId) };
  if (food) return { errors, payload: { type: 'update', id: food.id, change: { ...payload, picture } } };
  return { errors, payload: picture && { type: 'create', entry: { ...payload, picture } } };
}

/** A stored draft can be stale or from another version: it is parsed field by field. */
export function parseFoodValues(value: unknown): Partial<FoodValues> | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const values: Partial<FoodValues> = {};
  for (const name of ['name', 'price', 'description', 'categoryId'] as const) {
    const text = fields.get(name);
    if (typeof text === 'string') values[name] = text;
  }
  const picture = fields.get('picture');
  return picture instanceof File ? { ...values, picture } : values;
}
