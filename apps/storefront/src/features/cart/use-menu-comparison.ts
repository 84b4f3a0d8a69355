import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOrderable } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services/services.tsx';

/** Compares the cart with a fresh menu on mount. If the request fails, the stored lines stay, and the menu of an earlier read too (Behaviour 'Orders'). */
export function useMenuComparison(): void {
  const { cart, queries } = useServices();
  const { data, isSuccess, fetchStatus, isFetchedAfterMount } = useQuery({ ...queries.foods(), refetchOnMount: 'always' });
  const isFresh = isSuccess && isFetchedAfterMount && fetchStatus === 'idle';
  useEffect(() => {
    if (data && isFresh) cart.change({ type: 'menu.read', items: data.filter(isOrderable) });
  }, [cart, data, isFresh]);
}
