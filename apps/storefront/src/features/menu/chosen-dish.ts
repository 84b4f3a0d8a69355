import type { Food } from '@my-food/api';

export interface ChosenDish {
  food: Food;
  /** Whether the loaded menu no longer contains it. */
  isGone: boolean;
}

/** The dish of the details page: from the menu, otherwise from the navigation state, otherwise null. The id in the URL takes precedence. */
export function chosenDish(id: number | undefined, handedOver: Food | null, foods: readonly Food[] | undefined): ChosenDish | null {
  const wanted = id ?? handedOver?.id;
  const fresh = foods?.find((food) => food.id === wanted);
  if (fresh) return { food: fresh, isGone: false };
  if (handedOver?.id !== wanted || handedOver === null) return null;
  return { food: handedOver, isGone: foods !== undefined };
}
