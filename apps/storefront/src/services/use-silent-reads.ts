import type { Order, Profile } from '@my-food/api';
import { queryKeys } from '@my-food/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** The profile as last read; does not request it. */
export function useKnownProfile(): Profile | null | undefined {
  const { queries } = useServices();
  return useQuery({ ...queries.profile(), enabled: false }).data;
}

/** Reads the signed-in user's profile for a page that can do without it. A failure is logged; a 401 neither renews nor ends the session. */
export function useSilentProfile(): { profile: Profile | null | undefined; isLoading: boolean } {
  const { queryClient, silentApi } = useServices();
  const isSignedIn = useIsSignedIn();
  const { isLoading } = useQuery({
    queryKey: [...queryKeys.profile, 'silent'],
    queryFn: async ({ signal }) => {
      const profile = await silentApi.account.readProfile(signal);
      if (!signal.aborted) queryClient.setQueryData(queryKeys.profile, profile);
      return profile;
    },
    enabled: isSignedIn,
  });
  const profile = useKnownProfile();
  return { profile, isLoading: isLoading && profile === undefined };
}

/** Reads the signed-in user's orders for a page that can do without them, and for no other. A failure is logged; a 401 neither renews nor ends the session. */
export function useSilentOrders(): Order[] | undefined {
  const { silentApi } = useServices();
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: [...queryKeys.orders, 'silent'],
    queryFn: ({ signal }) => silentApi.orders.list(signal),
    enabled: isSignedIn,
  }).data;
}
