import type { Food, FoodChange, FoodDraft } from '@my-food/api';
import { formatAmount } from '../../lib/amount.ts';
import { parsePrice, priceRefusal } from './price-text.ts';

/** A food as it is being typed. `categoryId`: the value of the select. `picture`: the newly chosen one. */
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

/** What the form asks for, field by field; nothing when it may be sent. Nothing but blanks is nothing. */
export function problemsOfFood(fields: FoodFields, { needsPicture }: { needsPicture: boolean }): Partial<Record<keyof FoodFields, string>> {
  return {
    ...(fields.name.trim() === '' && { name: 'Please write a name.' }),
    ...(parsePrice(fields.price) === null && { price: priceRefusal }),
    ...(fields.description.trim() === '' && { description: 'Please describe the food.' }),
    ...(!/^[1-9]\d*$/.test(fields.categoryId) && { categoryId: 'Please choose a category.' }),
    ...(needsPicture && fields.picture === null && { picture: 'Please choose a picture.' }),
  };
}

/** What is sent, or null while something is missing. */
export function foodChangeOf(fields: FoodFields): FoodChange | null {
  const price = parsePrice(fields.price);
  if (price === null || Object.keys(problemsOfFood(fields, { needsPicture: false })).length > 0) return null;
  return {
    name: fields.name.trim(),
    description: fields.description.trim(),
    price,
    categoryId: Number(fields.categoryId),
    picture: fields.picture,
  };
}

/** As above, with the picture a new food needs. */
export function foodDraftOf(fields: FoodFields): FoodDraft | null {
  const change = foodChangeOf(fields);
  return change?.picture ? { ...change, picture: change.picture } : null;
}

/** A kept draft is old and could be another version's: read field by field. */
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
