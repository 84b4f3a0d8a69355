import type { AccessTokens } from '@my-food/api';
import { waitFor } from 'xstate';
import type { SessionActor } from '@my-food/machines';

/** Access tokens from the session actor. All rejected calls wait for a single renewal. */
export function createAccessTokens(sessionActor: SessionActor): AccessTokens {
  const session = () => sessionActor.getSnapshot().context.session;
  // All access tokens of the current user in this tab: a late 401 may belong to an old one.
  const ofCurrentUser = new Set([session()?.access]);
  sessionActor.on('*', (emitted) => {
    // Also precedes the session of another user.
    if (emitted.type === 'session.ended') ofCurrentUser.clear();
    else ofCurrentUser.add(emitted.session.access);
  });
  return {
    current: () => session()?.access ?? null,
    async refresh(rejected) {
      sessionActor.send({ type: 'access.rejected', token: rejected });
      await waitFor(sessionActor, (snapshot) => !snapshot.matches({ signedIn: 'renewing' }));
      // A request of one user must never be replayed with the token of another.
      if (!ofCurrentUser.has(rejected)) return null;
      const token = session()?.access ?? null;
      return token === rejected ? null : token;
    },
  };
}

/** Longer than a renewal on the slowest line. Milliseconds. */
const replayLimitMs = 120_000;

/**
 * For the checkout: a 401 without a refresh token ends neither session nor cart; the refusal links to the login (Behaviour '401 and refresh'). An order is
 * not sent again after a renewal during which the device was asleep (decision 0014).
 */
export function createOrderTokens(sessionActor: SessionActor, tokens: AccessTokens): AccessTokens {
  return {
    current: tokens.current,
    async refresh(rejected) {
      const { session } = sessionActor.getSnapshot().context;
      if (session?.refresh === null && session.access === rejected) return null;
      const rejectedAt = Date.now();
      const token = await tokens.refresh(rejected);
      return Date.now() - rejectedAt > replayLimitMs ? null : token;
    },
  };
}

/** For optional calls: a 401 neither renews nor ends the session. */
export function withoutRenewal({ current }: AccessTokens): AccessTokens {
  return { current, refresh: () => Promise.resolve(null) };
}
