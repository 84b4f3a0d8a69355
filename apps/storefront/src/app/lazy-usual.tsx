import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useServices } from '../services/services.tsx';

// A failed load leaves the page as it is without.
const YourUsual = lazy(() =>
  import('../features/orders/your-usual.tsx').then(
    (module) => ({ default: module.YourUsual }),
    () => ({ default: () => null }),
  ),
);

/** 'Your usual', loaded for signed-in users only. */
export function LazyUsual({ isSticky }: { isSticky: boolean }) {
  const { sessionActor } = useServices();
  const isSignedIn = useSelector(sessionActor, ({ context }) => context.session !== null);
  return (
    isSignedIn && (
      <Suspense fallback={null}>
        <YourUsual isSticky={isSticky} />
      </Suspense>
    )
  );
}
