import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * Goes to the list after a save, unless the person is on the way elsewhere: the next screen may still be loading, and this one stands until
 * it has come.
 */
export function useReturnToList(to: '/admin/products/' | '/admin/categorys/'): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return () => {
    if (router.latestLocation.pathname === here) void navigate({ to });
  };
}
