import { shownMachine } from '@my-food/machines/charts';
import type { AnyMachineSnapshot } from 'xstate';
import { modelOf } from './screen-model.ts';

const anna = { access: 'a1', refresh: 'r1', role: 'CUSTOMER', picture: null };

const has = (session: Partial<typeof anna>) => (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ signedIn: 'settled' }) && Object.entries(session).every(([key, value]) => snapshot.context.session[key] === value);
const isIn =
  (...states: string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches(state));

export const sessionModel = modelOf(shownMachine('session'), {
  inputs: [{ session: null }, { session: anna }],
  done: {
    'the person logs in': {
      event: { type: 'session.opened', session: anna },
      where: (snapshot) => isIn('anonymous', 'signingOut')(snapshot) || has(anna)(snapshot),
    },
    'another tab logs in': { event: { type: 'session.adopted', session: anna }, where: isIn('anonymous') },
    'the person comes back to this tab': { event: { type: 'session.adopted', session: anna }, where: has(anna) },
    'another tab has learnt a role': { event: { type: 'session.adopted', session: { ...anna, role: 'ADMIN' } }, where: has(anna) },
    'another tab has renewed the tokens': {
      event: { type: 'session.adopted', session: { ...anna, access: 'a9', refresh: 'r9' } },
      where: has(anna),
    },
    'another tab’s tokens lack the one for renewals': {
      event: { type: 'session.adopted', session: { ...anna, refresh: null } },
      where: has(anna),
    },
    'another tab signs out': {
      event: { type: 'session.adopted', session: null },
      where: (snapshot) => isIn('signingOut')(snapshot) || has(anna)(snapshot),
    },
    'the profile shows a new picture': {
      event: { type: 'picture.changed', picture: 'https://example.org/anna.png' },
      where: has(anna),
    },
    'a call is refused': { event: { type: 'access.rejected', token: 'a1' }, where: has({ access: 'a1', refresh: 'r1' }) },
    'a call is refused, and nothing can renew': {
      event: { type: 'access.rejected', token: 'a1' },
      where: (snapshot) => has({ access: 'a1' })(snapshot) && snapshot.context.session.refresh === null,
    },
    'fresh tokens arrive': {
      event: { type: 'xstate.done.actor.renewAccess', output: { type: 'renewed', session: { ...anna, access: 'a2' } } },
    },
    'an older call is refused late': { event: { type: 'access.rejected', token: 'a1' }, where: has({ access: 'a2' }) },
    'the browser has forgotten the session meanwhile': {
      event: { type: 'xstate.done.actor.renewAccess', output: { type: 'superseded', session: null } },
    },
    'the renewal is refused': { event: { type: 'xstate.error.actor.renewAccess', error: new Error('401') } },
    'the person signs out': { event: { type: 'signOut.requested' }, where: has({ access: 'a1' }) },
    'the server knows of the sign-out': { event: { type: 'xstate.done.actor.signOut' } },
    'the server cannot be told of the sign-out': { event: { type: 'xstate.error.actor.signOut', error: new Error('500') } },
  },
  impossible: {
    'anonymous / session.adopted [isAbsent]': 'The session’s effects tell nobody’s session of no end: there is nothing to adopt.',
    'signedIn / picture.changed [hasSamePicture]': 'The session’s effects compare pictures before they tell.',
  },
});
