import type { Food } from '@my-food/api';
import { useRouter } from '@tanstack/react-router';
import { toFoodSnapshot } from '../../ordering/food-snapshot.ts';

/** Opens the cart with a dish, which it adds (Behaviour 'Add once'). Pressed again while the cart is loading, it adds one more, and Back still leads back. */
export function useOrder(food: Food): () => void {
  const router = useRouter();
  return () => {
    const to = '/food/add-to-card/';
    void router.navigate({ to, state: { addedFood: toFoodSnapshot(food) }, replace: router.latestLocation.pathname === to });
  };
}
