import { sessionMachine, type Session } from '@my-food/machines';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createAccessTokens } from './access-tokens.ts';

it('a call that is rejected during the logout is not replayed with the same token', async () => {
  const session: Session = { access: 'a1', refresh: 'ra', role: null, picture: null };
  const signOut = fromPromise<void, { session: Session }>(() => new Promise(() => undefined));
  const sessionActor = createActor(sessionMachine.provide({ actors: { signOut } }), { input: { session } });
  const tokens = createAccessTokens(sessionActor);
  sessionActor.start();
  sessionActor.send({ type: 'signOut.requested' });
  expect(await tokens.refresh('a1')).toBeNull();
});
