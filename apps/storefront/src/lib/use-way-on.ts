import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Goes on to the next screen after a notice, unless the person is already on the way elsewhere: while that screen is still loading, this one
 * stands and its delay runs (Spec §4).
 */
export function useWayOn(): (to: '/login/' | '/profile/' | '/admin/products/' | '/admin/categorys/') => void {
  const router = useRouter();
  const navigate = useNavigate();
  const [here] = useState(() => router.latestLocation.pathname);
  return (to) => {
    if (router.latestLocation.pathname === here) void navigate({ to });
  };
}
