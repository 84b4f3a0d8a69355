import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOrderable } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services.tsx';

/** Entering the cart holds its lines against a fresh menu; if the menu cannot be read, what is stored stands (Behaviour 'Orders'). */
export function useMenuComparison(): void {
  const { cart, queries } = useServices();
  const { data, isFetchedAfterMount } = useQuery({ ...queries.foods(), refetchOnMount: 'always' });
  useEffect(() => {
    if (data && isFetchedAfterMount) cart.change({ type: 'menu.read', items: data.filter(isOrderable) });
  }, [cart, data, isFetchedAfterMount]);
}
