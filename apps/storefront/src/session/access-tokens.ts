import type { AccessTokens } from '@my-food/api';
import { waitFor } from 'xstate';
import type { SessionActor } from '@my-food/machines';

/** Placing an order without a refresh token keeps the cart and the session: the refusal is shown, and the way to the login (READINGS '401 and refresh'). */
const isOrderPlacement = (call: { method: string; path: string }) => call.method === 'POST' && call.path.endsWith('/api/user/orders/');

/** The bearer's port on the session actor: any number of rejected calls wait for the one renewal. */
export function createAccessTokens(sessionActor: SessionActor): AccessTokens {
  const current = () => sessionActor.getSnapshot().context.session?.access ?? null;
  return {
    current,
    async another(rejected, call) {
      const session = sessionActor.getSnapshot().context.session;
      if (session?.refresh === null && session.access === rejected && isOrderPlacement(call)) return null;
      sessionActor.send({ type: 'access.rejected', token: rejected });
      const settled = await waitFor(sessionActor, (snapshot) => !snapshot.matches({ signedIn: 'renewing' }));
      const token = settled.context.session?.access ?? null;
      return token === rejected ? null : token;
    },
  };
}
