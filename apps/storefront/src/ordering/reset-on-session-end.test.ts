import { sessionMachine, type SessionEvent } from '@my-food/machines';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { resetOnSessionEnd } from './reset-on-session-end.ts';

const anna = { access: 'a1', refresh: null, role: null, picture: null };
const next = { ...anna, access: 'b1' };

it.each<[string, SessionEvent[], string[]]>([
  ['a logout', [{ type: 'signOut.requested' }], ['journal', 'cart', 'checkout.reset']],
  ['an expired session', [{ type: 'access.rejected', token: 'a1' }], ['journal', 'cart', 'checkout.reset']],
  ['the login of another user', [{ type: 'session.opened', session: next }], ['journal', 'cart', 'checkout.reset']],
  ['the logout of another tab', [{ type: 'session.synced', session: null }], ['cart', 'checkout.reset']],
  ['a renewal in another tab', [{ type: 'session.synced', session: next }], []],
])('%s', (_, events, expected) => {
  const ended: string[] = [];
  const sessionActor = createActor(sessionMachine, { input: { session: anna } });
  resetOnSessionEnd({
    sessionActor,
    cart: { reset: () => ended.push('cart') },
    checkout: { current: () => ({ send: ({ type }) => ended.push(type) }) },
    journal: { write: async (entry) => void ended.push(entry === null ? 'journal' : 'entry') },
  });
  sessionActor.start();
  events.forEach((event) => sessionActor.send(event));
  expect(ended).toEqual(expected);
});
