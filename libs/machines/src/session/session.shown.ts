import { answered, failed, sample, type ShownMachine, unanswered } from '../charts/shown-machine.ts';
import { sessionMachine } from './session.machine.ts';

const anna = { access: 'a1', refresh: 'r1', role: 'ADMIN', picture: null };
const bela = { access: 'b1', refresh: null, role: null, picture: null };

export const shownSession: ShownMachine = {
  name: 'session',
  purpose: 'Whether a person is signed in, and the one renewal of the access token for any number of rejected calls.',
  machine: sessionMachine.provide({ actors: { renewAccess: unanswered(), signOut: unanswered() } }),
  inputs: [{ session: null }, { session: anna }],
  samples: [
    sample('Anna logs in', { type: 'session.opened', session: anna }),
    sample('Bela logs in, and gets no refresh token', { type: 'session.opened', session: bela }),
    sample('another tab has signed out', { type: 'session.adopted', session: null }),
    sample('another tab has Anna’s session', { type: 'session.adopted', session: anna }),
    sample('another tab has learnt a role', { type: 'session.adopted', session: { ...anna, role: 'CUSTOMER' } }),
    sample('Anna’s token is rejected', { type: 'access.rejected', token: 'a1' }),
    sample('Bela’s token is rejected', { type: 'access.rejected', token: 'b1' }),
    sample('the profile has no picture', { type: 'picture.changed', picture: null }),
    sample('the profile has a picture', { type: 'picture.changed', picture: 'https://example.org/anna.png' }),
    sample('the person signs out', { type: 'signOut.requested' }),
    answered('fresh tokens arrive', 'renewAccess', { type: 'renewed', session: { ...anna, access: 'a2' } }),
    answered('a sign-out was faster', 'renewAccess', { type: 'superseded', session: null }),
    failed('no fresh tokens', 'renewAccess', new Error('refused')),
    answered('the server knows of the sign-out', 'signOut'),
    failed('the server cannot be told', 'signOut', new Error('unreachable')),
  ],
};
