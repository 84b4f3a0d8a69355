import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOrderable } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services/services.tsx';

/** Compares the cart with a fresh menu on mount. If the request fails, the stored lines stay (Behaviour 'Orders'). */
export function useMenuComparison(): void {
  const { cart, queries } = useServices();
  const { data, isFetchedAfterMount } = useQuery({ ...queries.foods(), refetchOnMount: 'always' });
  useEffect(() => {
    if (data && isFetchedAfterMount) cart.change({ type: 'menu.read', items: data.filter(isOrderable) });
  }, [cart, data, isFetchedAfterMount]);
}
