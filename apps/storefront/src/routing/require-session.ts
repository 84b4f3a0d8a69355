import { redirect } from '@tanstack/react-router';
import type { Services } from '../services.tsx';

/** Spec §2: a protected page replaces itself by the login when no access token is stored. The presence of the token alone decides. */
export function requireSession({ context }: { context: Services }): void {
  if (context.sessionActor.getSnapshot().context.session === null) throw redirect({ to: '/login/', replace: true });
}
