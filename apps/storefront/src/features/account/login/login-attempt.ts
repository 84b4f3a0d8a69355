import type { SessionActor } from '@my-food/machines';

/** The number of login attempts of this tab. */
let attempts = 0;
/** The attempts up to this one are older than the last session that was opened. */
let superseded = 0;

/**
 * Logs in with `logIn`. Resolves to null if the open session is newer, opened by a later attempt or by another tab since: the last submit wins,
 * not the last response (decision 0003). Tokens cannot tell, because a renewal changes them.
 */
export async function attemptLogin<Opened>(sessionActor: SessionActor, logIn: () => Promise<Opened>): Promise<Opened | null> {
  attempts += 1;
  const attempt = attempts;
  let hasSession = sessionActor.getSnapshot().context.session !== null;
  const { unsubscribe } = sessionActor.on('*', ({ type }) => {
    // Without a session before it, the change is the login of another tab.
    if (type === 'session.changed' && !hasSession) superseded = attempts;
    hasSession = type === 'session.changed' || type === 'session.opened';
  });
  try {
    const opened = await logIn();
    if (hasSession && attempt <= superseded) return null;
    superseded = Math.max(superseded, attempt);
    return opened;
  } finally {
    unsubscribe();
  }
}
