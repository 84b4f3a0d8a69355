import { parseFood, type Category } from '@my-food/api';

/** A category as it is handed over between screens: the contract's own shape, plain JSON. */
interface KeptCategory {
  id: number;
  name: string;
  food_image_url: string | null;
}

export function keepCategory({ id, name, imageUrl }: Category): KeptCategory {
  const isAddress = imageUrl !== null && /^https?:/.test(imageUrl);
  return { id, name, food_image_url: isAddress ? imageUrl : null };
}

/** Navigation state is old and a person can edit it. A category is read as carefully as a food, of which it is the smaller part. */
export function parseKeptCategory(value: unknown): Category | null {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value)) return null;
  const entry = parseFood({ id: value.id, name: value.name, image_url: 'food_image_url' in value ? value.food_image_url : null });
  return entry && { id: entry.id, name: entry.name, imageUrl: entry.imageUrl };
}
