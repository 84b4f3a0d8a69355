import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../services/use-is-signed-in.ts';

// A failed load leaves the page as it is without.
const YourUsual = lazy(() =>
  import('../features/orders/your-usual.tsx').then(
    (module) => ({ default: module.YourUsual }),
    () => ({ default: () => null }),
  ),
);

/** 'Your usual', loaded for signed-in users only. */
export function LazyUsual({ isSticky }: { isSticky: boolean }) {
  const isSignedIn = useIsSignedIn();
  return (
    isSignedIn && (
      <Suspense fallback={null}>
        <YourUsual isSticky={isSticky} />
      </Suspense>
    )
  );
}
