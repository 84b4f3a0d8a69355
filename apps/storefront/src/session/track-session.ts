import type { SessionActor } from '@my-food/machines';

/** How many sessions have ended in this tab. */
let endedSessions = 0;

/** Called once, in compose.ts. */
export function countEndedSessions(sessionActor: SessionActor): void {
  sessionActor.on('session.ended', () => {
    endedSessions += 1;
  });
}

/** Returns a function: whether no session has ended since. Work that began before a logout must leave nothing for the next user. */
export function trackSession(): () => boolean {
  const before = endedSessions;
  return () => endedSessions === before;
}
