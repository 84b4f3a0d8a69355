import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AdminListPath, listLink } from '../navigation/list-link.ts';
import { useIsSignedIn } from '../services/use-is-signed-in.ts';

/** The login, the profile, or a list as the user left it. */
type Destination = { to: '/login/' | '/profile/' } | ReturnType<typeof listLink<AdminListPath>>;

/**
 * Redirects, unless the user has left the page (Spec §4). While another page loads, this one stays mounted: the redirect waits, and happens only if the
 * user comes back.
 */
export function useDelayedRedirect(): (destination: Destination) => void {
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isSignedIn = useIsSignedIn();
  const [destination, redirect] = useState<Destination | null>(null);
  // The session has ended: the guard would lead back to the login.
  if (destination && destination.to !== '/login/' && !isSignedIn) redirect(null);
  useEffect(() => {
    if (destination && !isLoading) void router.navigate(destination);
  }, [destination, isLoading, router]);
  return redirect;
}
