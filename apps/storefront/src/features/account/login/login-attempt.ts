import type { SessionActor } from '@my-food/machines';

/** The number of login attempts of this tab. */
let attempts = 0;
/** The newest attempt of this tab that the server has accepted. */
let newest = 0;

/**
 * Logs in with `logIn`. Resolves to null if a later attempt was accepted, or another tab has opened the session since: the last submit wins, not the
 * last response (decision 0003). Tokens cannot tell, because a renewal changes them.
 */
export async function attemptLogin<Opened>(sessionActor: SessionActor, logIn: () => Promise<Opened>): Promise<Opened | null> {
  attempts += 1;
  const attempt = attempts;
  let hasSession = sessionActor.getSnapshot().context.session !== null;
  let isOfOtherTab = false;
  const { unsubscribe } = sessionActor.on('*', ({ type }) => {
    if (type !== 'session.changed') isOfOtherTab = false;
    // Without a session before it, the change is the login of another tab.
    else if (!hasSession) isOfOtherTab = true;
    hasSession = type !== 'session.ended';
  });
  try {
    const opened = await logIn();
    if (attempt < newest) return null;
    newest = attempt;
    return isOfOtherTab ? null : opened;
  } finally {
    unsubscribe();
  }
}
