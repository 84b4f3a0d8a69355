import type { Food, FoodChange, FoodDraft } from '@my-food/api';
import { formatAmount } from '../../lib/amount.ts';
import type { EntryWrite, Validation } from './entry-form.ts';
import { parsePrice, priceRefusal } from './price-text.ts';

/** Values of the food form. `categoryId`: the value of the select. `picture`: the newly chosen one. */
export interface FoodFields {
  name: string;
  price: string;
  description: string;
  categoryId: string;
  picture: File | null;
}

export const blankFood: FoodFields = { name: '', price: '', description: '', categoryId: '', picture: null };

export function fieldsOfFood({ name, price, description, category }: Food): FoodFields {
  return {
    name,
    price: price === null ? '' : formatAmount(price),
    description,
    categoryId: category ? String(category.id) : '',
    picture: null,
  };
}

/** Validates the values and builds the payload. Whitespace counts as empty; a new food requires a picture. */
export function validateFood(fields: FoodFields, food: Food | null): Validation<FoodFields, EntryWrite<FoodDraft, FoodChange>> {
  const { categoryId, picture } = fields;
  const name = fields.name.trim();
  const description = fields.description.trim();
  const price = parsePrice(fields.price);
  const problems = {
    ...(name === '' && { name: 'Please write a name.' }),
    ...(price === null && { price: priceRefusal }),
    ...(description === '' && { description: 'Please describe the food.' }),
    ...(!/^[1-9]\d*$/.test(categoryId) && { categoryId: 'Please choose a category.' }),
    ...(!food && !picture && { picture: 'Please choose a picture.' }),
  };
  if (price === null || Object.keys(problems).length > 0) return { problems, payload: null };
  const values = { name, description, price, categoryId: Number(categoryId) };
  if (food) return { problems, payload: { type: 'update', id: food.id, change: { ...values, picture } } };
  return { problems, payload: picture && { type: 'create', draft: { ...values, picture } } };
}

/** A stored draft can be stale or from another version: it is parsed field by field. */
export function parseFoodFields(value: unknown): FoodFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map(Object.entries(value));
  const text = (name: string) => {
    const held: unknown = fields.get(name);
    return typeof held === 'string' ? held : '';
  };
  const picture: unknown = fields.get('picture');
  return {
    name: text('name'),
    price: text('price'),
    description: text('description'),
    categoryId: text('categoryId'),
    picture: picture instanceof File ? picture : null,
  };
}
