import type { Food } from '@my-food/api';

export interface ResolvedDish {
  food: Food;
  /** Whether the loaded menu no longer contains it. */
  isUnavailable: boolean;
}

/** The dish of the details page: from the menu, otherwise from the navigation state, otherwise null. The id in the URL takes precedence. */
export function resolveDish(id: number | undefined, snapshot: Food | null, foods: readonly Food[] | undefined): ResolvedDish | null {
  const dishId = id ?? snapshot?.id;
  const fresh = foods?.find((food) => food.id === dishId);
  if (fresh) return { food: fresh, isUnavailable: false };
  if (snapshot?.id !== dishId || snapshot === null) return null;
  return { food: snapshot, isUnavailable: foods !== undefined };
}
