import { parseFood, type Category } from '@my-food/api';
import { toHttpUrl } from '../../../platform/http-url.ts';

/** A category in navigation state, in the shape of the API contract: plain JSON. */
interface CategorySnapshot {
  id: number;
  name: string;
  food_image_url: string | null;
}

export function toCategorySnapshot({ id, name, imageUrl }: Category): CategorySnapshot {
  return { id, name, food_image_url: toHttpUrl(imageUrl) };
}

/** Navigation state can be stale or edited: it is parsed with the food parser, whose fields include those of a category. */
export function parseCategorySnapshot(value: unknown): Category | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value)) return null;
  const entry = parseFood({ id: value.id, name: value.name, image_url: 'food_image_url' in value ? value.food_image_url : null });
  return entry && { id: entry.id, name: entry.name, imageUrl: entry.imageUrl };
}
