import { useSelector } from '@xstate/react';
import { useServices } from './services.tsx';

/** Whether a user is signed in. */
export function useIsSignedIn(): boolean {
  return useSelector(useServices().sessionActor, ({ context }) => context.session !== null);
}
