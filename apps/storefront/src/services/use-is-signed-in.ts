import { useSelector } from '@xstate/react';
import { useServices } from './services.tsx';

export function useIsSignedIn(): boolean {
  return useSelector(useServices().sessionActor, ({ context }) => context.session !== null);
}
