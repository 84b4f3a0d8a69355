import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOrderable } from '../../ordering/cart-dish.ts';
import { useServices } from '../../services/services.tsx';

/** Compares the cart with each menu that is read while it is shown, never with that of a failed read, which may be older (Behaviour 'Orders'). */
export function useMenuComparison(): void {
  const { cart, queries } = useServices();
  const { data, isSuccess, fetchStatus, isFetchedAfterMount } = useQuery({ ...queries.foods(), refetchOnMount: 'always' });
  const isFresh = isSuccess && isFetchedAfterMount && fetchStatus === 'idle';
  useEffect(() => {
    if (data && isFresh) cart.change({ type: 'menu.read', items: data.filter(isOrderable) });
  }, [cart, data, isFresh]);
}
