import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { listLink, type AdminListPath } from '../navigation/list-link.ts';
import { useIsSignedIn } from '../services/use-is-signed-in.ts';

type Destination = '/login/' | '/profile/' | AdminListPath;

/**
 * Redirects, unless the user has left the page (Spec §4). While another page loads, this one stays mounted: the redirect waits, and happens only if the
 * user comes back. A list is shown as the user left it.
 */
export function useDelayedRedirect(): (to: Destination) => void {
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isSignedIn = useIsSignedIn();
  const [to, redirect] = useState<Destination | null>(null);
  // The session has ended: the guard would lead back to the login.
  if (to && to !== '/login/' && !isSignedIn) redirect(null);
  useEffect(() => {
    if (to && !isLoading) void router.navigate(to === '/login/' || to === '/profile/' ? { to } : listLink(to));
  }, [to, isLoading, router]);
  return redirect;
}
