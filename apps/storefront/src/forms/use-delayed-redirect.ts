import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { listLink } from '../navigation/list-link.ts';

/**
 * Redirects after a delay, unless the user has already navigated: while the next page loads, this one stays mounted and its delay runs (Spec §4).
 * A list is shown as the user left it.
 */
export function useDelayedRedirect(): (to: '/login/' | '/profile/' | '/admin/products/' | '/admin/categorys/') => void {
  const router = useRouter();
  const navigate = useNavigate();
  const [initialPathname] = useState(() => router.latestLocation.pathname);
  return (to) => {
    if (router.latestLocation.pathname !== initialPathname) return;
    void navigate(to === '/login/' || to === '/profile/' ? { to } : listLink(router, to));
  };
}
