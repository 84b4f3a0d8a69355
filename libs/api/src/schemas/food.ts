import * as v from 'valibot';
import type { Poisha } from './amount.ts';
import type { ContractFields } from './contract-fields.ts';
import { imageUrl } from './image-url.ts';
import { foodPrice, positiveInteger } from './numbers.ts';
import { parseList } from './parse.ts';
import { optionalDescription, requiredText } from './text.ts';

export interface CategoryReference {
  id: number;
  name: string;
}

export interface Food {
  id: number;
  name: string;
  description: string;
  /** Null when unreadable: rendered as a dash, not orderable. */
  price: Poisha | null;
  /** Absolute URL of the picture, or null. */
  imageUrl: string | null;
  category: CategoryReference | null;
}

const categoryReference = v.object({ id: positiveInteger, name: requiredText } satisfies ContractFields<'CategoryReference'>);

const responseSchema = (baseUrl: string | null) =>
  v.pipe(
    v.object({
      id: positiveInteger,
      name: requiredText,
      description: v.optional(optionalDescription, ''),
      price: v.optional(foodPrice, null),
      image_url: v.optional(imageUrl(baseUrl), null),
      category: v.optional(v.fallback(v.nullable(categoryReference), null), null),
    } satisfies ContractFields<'Food'>),
    v.transform(({ image_url, ...food }): Food => ({ ...food, imageUrl: image_url })),
  );

/** Leaves out invalid rows. Throws an ApiError 'body' if it is no list, or all rows are invalid. `baseUrl`: where relative picture URLs resolve. */
export function parseFoods(value: unknown, baseUrl: string): Food[] {
  return parseList('foods', responseSchema(baseUrl), value);
}

const storedSchema = responseSchema(null);

/**
 * Reads a food that was stored in the contract's shape (the stored cart, navigation state); null when it is invalid. A relative picture URL is
 * read as null.
 */
export function parseFood(value: unknown): Food | null {
  const result = v.safeParse(storedSchema, value);
  return result.success ? result.output : null;
}
