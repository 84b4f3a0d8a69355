import type { Food } from '@my-food/api';
import { categoryNames, collate } from '../../../catalogue/food-selection.ts';

/** The distinct category names of the foods, in the alphabetical order of the page's language. `tag`: BCP 47. */
export const usedCategoryNames = (foods: readonly Food[] | undefined, tag: string): string[] =>
  categoryNames(undefined, foods).sort(collate(tag));
