import { expect, it } from 'vitest';
import { eventWords, nameWords, stateWords } from './sentences.ts';

it('reads states as words', () => {
  expect(['anonymous', 'signedIn.settled', 'signingOut'].map(stateWords)).toEqual(['anonymous', 'signed in, settled', 'signing out']);
});

it('reads names as words', () => {
  expect(['hasOrderableLines', 'order.heldElsewhere', 'renewAccess'].map(nameWords)).toEqual([
    'has orderable lines',
    'order held elsewhere',
    'renew access',
  ]);
});

it('reads events as sentences', () => {
  const delays = new Map([['menuPatience', 2000]]);
  const types = [
    'signOut.requested',
    'xstate.done.actor.placeOrder',
    'xstate.error.actor.placeOrder',
    'xstate.after.menuPatience.checkout.checking',
    'xstate.after.successNotice.editor.saved',
    '',
  ];
  expect(types.map((type) => eventWords(type, delays))).toEqual([
    'sign out requested',
    'place order succeeds',
    'place order fails',
    'menu patience is over (2 s)',
    'success notice is over',
    'at once',
  ]);
});
