import { createFixture, done, failed } from '../charts/machine-fixture.ts';
import { sessionMachine } from './session.machine.ts';

const anna = { access: 'a1', refresh: 'r1', role: 'ADMIN', picture: null };
const bela = { access: 'b1', refresh: null, role: null, picture: null };

export const sessionFixture = createFixture({
  machine: sessionMachine,
  purpose: 'The session of the user, and one renewal of the access token for any number of rejected calls.',
  inputs: [{ session: null }, { session: anna }],
  events: {
    'Anna logs in': { type: 'session.opened', session: anna },
    'Bela logs in, without a refresh token': { type: 'session.opened', session: bela },
    'Another tab signs out': { type: 'session.synced', session: null },
    'Another tab has Anna’s session': { type: 'session.synced', session: anna },
    'Another tab learns a role': { type: 'session.synced', session: { ...anna, role: 'CUSTOMER' } },
    'Anna’s token is rejected': { type: 'access.rejected', token: 'a1' },
    'Bela’s token is rejected': { type: 'access.rejected', token: 'b1' },
    'The profile has no picture': { type: 'picture.changed', picture: null },
    'The profile has a picture': { type: 'picture.changed', picture: 'https://example.org/anna.png' },
    'Sign out': { type: 'signOut.requested' },
    'The renewal succeeds': done('renewAccess', { type: 'renewed', session: { ...anna, access: 'a2' } }),
    'A sign-out was faster': done('renewAccess', { type: 'superseded', session: null }),
    'The renewal fails': failed('renewAccess', 'refused'),
  },
});
