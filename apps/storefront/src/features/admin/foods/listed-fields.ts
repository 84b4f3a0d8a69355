import type { CategoryReference, Food, FoodUpdate } from '@my-food/api';

/** The fields of a food that an update sends (Spec §5, §7). */
export type FoodFields = Omit<FoodUpdate, 'picture'>;

/** The fields of a listed food after an update. Its category is null while the name is not known. */
export function toListedFields(
  { categoryId, ...fields }: FoodFields,
  foods: readonly Food[] = [],
  categories: readonly CategoryReference[] = [],
): Pick<Food, 'name' | 'description' | 'price' | 'category'> {
  const category = categories.find(({ id }) => id === categoryId) ?? foods.find((food) => food.category?.id === categoryId)?.category;
  return { ...fields, category: category ? { id: category.id, name: category.name } : null };
}
