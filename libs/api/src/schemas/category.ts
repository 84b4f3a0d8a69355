import * as v from 'valibot';
import type { ContractFields } from './contract-fields.ts';
import { imageUrl } from './image-url.ts';
import { positiveInteger } from './numbers.ts';
import { parseList } from './parse.ts';
import { requiredText } from './text.ts';

export interface Category {
  id: number;
  name: string;
  /** Absolute URL of the picture, or null. */
  imageUrl: string | null;
}

const responseSchema = (baseUrl: string) =>
  v.pipe(
    v.object({
      id: positiveInteger,
      name: requiredText,
      food_image_url: v.optional(imageUrl(baseUrl), null),
    } satisfies ContractFields<'Category'>),
    v.transform(({ id, name, food_image_url }): Category => ({ id, name, imageUrl: food_image_url })),
  );

/** Leaves out invalid rows. Throws an ApiError 'body' if it is no list, or all rows are invalid. `baseUrl`: where relative picture URLs resolve. */
export function parseCategories(value: unknown, baseUrl: string): Category[] {
  return parseList('categories', responseSchema(baseUrl), value);
}
