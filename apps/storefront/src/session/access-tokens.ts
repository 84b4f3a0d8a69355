import type { AccessTokens } from '@my-food/api';
import { waitFor } from 'xstate';
import type { SessionActor } from '@my-food/machines';

/** The bearer's port on the session actor: any number of rejected calls wait for the one renewal. */
export function createAccessTokens(sessionActor: SessionActor): AccessTokens {
  const session = () => sessionActor.getSnapshot().context.session;
  const isOfThisPerson = collectTokens(sessionActor);
  return {
    current: () => session()?.access ?? null,
    async another(rejected) {
      // What one person sent must never be repeated in the name of the next.
      if (!isOfThisPerson(rejected)) return null;
      sessionActor.send({ type: 'access.rejected', token: rejected });
      await waitFor(sessionActor, (snapshot) => !snapshot.matches({ signedIn: 'renewing' }));
      if (!isOfThisPerson(rejected)) return null;
      const token = session()?.access ?? null;
      return token === rejected ? null : token;
    },
  };
}

/** At the checkout a 401 without a refresh token ends neither session nor cart: the refusal is shown, and the way to the login (Behaviour '401 and refresh'). */
export function keepSessionWithoutRefresh(sessionActor: SessionActor, tokens: AccessTokens): AccessTokens {
  return {
    current: tokens.current,
    async another(rejected) {
      const session = sessionActor.getSnapshot().context.session;
      return session?.refresh === null && session.access === rejected ? null : tokens.another(rejected);
    },
  };
}

/** For a call that is a courtesy: its 401 renews nothing and ends nothing. */
export function withoutRenewal({ current }: AccessTokens): AccessTokens {
  return { current, another: () => Promise.resolve(null) };
}

/** Knows every access token the present person has had in this tab: a late 401 may come for an old one. */
function collectTokens(sessionActor: SessionActor): (token: string) => boolean {
  const tokens = new Set<string>();
  const forget = () => tokens.clear();
  const initial = sessionActor.getSnapshot().context.session;
  if (initial) tokens.add(initial.access);
  sessionActor.on('session.opened', ({ session }) => {
    forget();
    tokens.add(session.access);
  });
  sessionActor.on('session.changed', ({ session }) => tokens.add(session.access));
  sessionActor.on('session.ended', forget);
  sessionActor.on('session.lost', forget);
  return (token) => tokens.has(token);
}
