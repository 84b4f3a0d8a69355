import type { SessionActor } from '@my-food/machines';
import { redirect } from '@tanstack/react-router';

/** Spec §2: redirects to the login, replacing the entry, when no access token is stored. Only the presence of the token counts. */
export function requireSession({ context }: { context: { sessionActor: SessionActor } }): void {
  if (context.sessionActor.getSnapshot().context.session === null) throw redirect({ to: '/login/', replace: true });
}
