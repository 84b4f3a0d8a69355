import { sessionMachine, type Session } from '@my-food/machines';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAccessTokens } from './access-tokens.ts';

it('a call that is rejected after a logout is not replayed', async () => {
  const session: Session = { access: 'a1', refresh: 'ra', role: null, picture: null };
  const sessionActor = createActor(sessionMachine, { input: { session } });
  const tokens = createAccessTokens(sessionActor);
  sessionActor.start();
  sessionActor.send({ type: 'signOut.requested' });
  expect(await tokens.refresh('a1')).toBeNull();
});
