import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOrderable } from '../../ordering/cart-dish.ts';
import { parseKeptFood } from '../../ordering/kept-food.ts';
import { useServices } from '../../services.tsx';

/** Spec §4: arriving with an item adds it, then the navigation state is cleared so that this happens once. */
export function useArrivingDish(): void {
  const { cart } = useServices();
  const navigate = useNavigate();
  const { food, __TSR_key: entry } = useLocation({ select: ({ state }) => state });
  useEffect(() => {
    if (food === undefined) return;
    const dish = parseKeptFood(food);
    if (dish && isOrderable(dish)) cart.arrive(entry ?? '', dish);
    void navigate({ to: '/food/add-to-card/', replace: true, state: {} });
  }, [cart, entry, food, navigate]);
}
