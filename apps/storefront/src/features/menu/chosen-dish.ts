import type { Food } from '@my-food/api';

export interface ChosenDish {
  food: Food;
  /** The menu was read and does not have it any more. */
  isGone: boolean;
}

/** The dish of the details page: as the menu has it now, else as it was handed over; null when there is neither. The address names it before the state does. */
export function chosenDish(id: number | undefined, handedOver: Food | null, foods: readonly Food[] | undefined): ChosenDish | null {
  const wanted = id ?? handedOver?.id;
  const fresh = foods?.find((food) => food.id === wanted);
  if (fresh) return { food: fresh, isGone: false };
  if (handedOver?.id !== wanted || handedOver === null) return null;
  return { food: handedOver, isGone: foods !== undefined };
}
