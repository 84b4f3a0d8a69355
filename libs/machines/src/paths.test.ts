import { type AnyEventObject, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { createCartMachine } from './cart/cart.machine.ts';
import { countOf } from './cart/totals.ts';
import { createCheckoutMachine } from './checkout/checkout.machine.ts';
import { PlacingError } from './checkout/placing-error.ts';
import { createEditorMachine } from './editor/editor.machine.ts';
import { declaredCoverage, type Exploration, reachedCoverage } from './path-coverage.ts';
import { removalMachine } from './removal/removal.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { createSubmissionMachine } from './submission/submission.machine.ts';

interface Chart {
  name: string;
  machine: AnyStateMachine;
  inputs: { [key: string]: unknown }[];
  events: AnyEventObject[];
  stopWhen?: Exploration['stopWhen'];
}

const unanswered = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => undefined));
const done = (id: string, output?: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown): AnyEventObject => ({ type: `xstate.error.actor.${id}`, error });

const anna = { access: 'a1', refresh: 'r1', role: 'ADMIN', picture: null };
const bela = { access: 'b1', refresh: null, role: null, picture: null };
const line = { item: { id: 1, price: 250 }, quantity: 1, formerPrice: null, isGone: false };

const charts: Chart[] = [
  {
    name: 'session',
    machine: sessionMachine.provide({ actors: { renewAccess: unanswered(), signOut: unanswered() } }),
    inputs: [{ session: null }, { session: anna }],
    events: [
      { type: 'session.opened', session: anna },
      { type: 'session.opened', session: bela },
      { type: 'session.adopted', session: null },
      { type: 'session.adopted', session: anna },
      { type: 'session.adopted', session: { ...anna, role: 'CUSTOMER' } },
      { type: 'access.rejected', token: 'a1' },
      { type: 'access.rejected', token: 'b1' },
      { type: 'picture.changed', picture: null },
      { type: 'picture.changed', picture: 'https://example.org/anna.png' },
      { type: 'signOut.requested' },
      done('renewAccess', { type: 'renewed', session: { ...anna, access: 'a2' } }),
      done('renewAccess', { type: 'superseded', session: null }),
      failed('renewAccess', new Error('refused')),
      done('signOut'),
      failed('signOut', new Error('unreachable')),
    ],
  },
  {
    name: 'cart',
    machine: createCartMachine(),
    inputs: [{ lines: [] }, { lines: [line] }],
    events: [
      { type: 'item.added', item: line.item },
      { type: 'line.increased', id: 1 },
      { type: 'line.decreased', id: 1 },
      { type: 'line.removed', id: 1 },
      { type: 'removal.undone' },
      { type: 'removal.forgotten' },
      { type: 'lines.recalled', lines: [{ ...line, quantity: 2 }] },
      { type: 'menu.read', items: [{ id: 1, price: 300 }] },
      { type: 'cart.emptied' },
    ],
    stopWhen: (snapshot) => countOf(snapshot.context.lines) > 2,
  },
  {
    name: 'checkout',
    machine: createCheckoutMachine().provide({ actors: { readMenu: unanswered(), placeOrder: unanswered(), findOrder: unanswered() } }),
    inputs: [{ isOutcomeUnknown: false }, { isOutcomeUnknown: true }],
    events: [
      { type: 'order.requested', lines: [] },
      { type: 'order.requested', lines: [line] },
      { type: 'outcome.checked' },
      { type: 'checkout.reset' },
      done('readMenu', { lines: [line], hasChanged: false }),
      done('readMenu', { lines: [line], hasChanged: true }),
      failed('readMenu', new Error('no menu')),
      { type: 'xstate.after.menuPatience.checkout.checking' },
      done('placeOrder'),
      failed('placeOrder', new PlacingError({ kind: 'refused' })),
      failed('placeOrder', new PlacingError({ kind: 'heldElsewhere' })),
      failed('placeOrder', new PlacingError({ kind: 'unreachable' })),
      done('findOrder', true),
      done('findOrder', false),
      failed('findOrder', new Error('unreachable')),
    ],
  },
  {
    name: 'submission',
    machine: createSubmissionMachine<{ isGood: boolean }, number>().provide({
      actors: { send: unanswered() },
      guards: { isAcceptable: (_, { values }) => values.isGood },
    }),
    inputs: [{ noticeMs: 2000 }],
    events: [
      { type: 'form.submitted', values: { isGood: true } },
      { type: 'form.submitted', values: { isGood: false } },
      { type: 'screen.left' },
      done('send', 1),
      failed('send', 'refused'),
      { type: 'xstate.after.successNotice.submission.succeeded' },
    ],
  },
  {
    name: 'editor',
    machine: createEditorMachine<{ name: string }, number>().provide({
      actors: { save: unanswered() },
      guards: { isComplete: (_, { draft }) => draft.name !== '' },
    }),
    inputs: [{ draft: { name: '' }, noticeMs: 3000 }],
    events: [
      { type: 'draft.changed', change: { name: 'Naan' } },
      { type: 'draft.submitted' },
      { type: 'screen.left' },
      done('save', 1),
      failed('save', 'refused'),
      { type: 'xstate.after.successNotice.editor.saved' },
    ],
  },
  {
    name: 'removal',
    machine: removalMachine.provide({ actors: { remove: unanswered() } }),
    inputs: [{}],
    events: [
      { type: 'removal.requested', id: 1 },
      { type: 'removal.requested', id: 2 },
      { type: 'removal.confirmed' },
      { type: 'removal.cancelled' },
      { type: 'screen.left' },
      done('remove'),
      failed('remove', 'refused'),
    ],
  },
];

describe.each(charts)('the $name chart', ({ machine, inputs, ...exploration }) => {
  it('has no state and no transition that cannot be reached', () => {
    const reached = inputs.map((input) => reachedCoverage(machine, { input, ...exploration }));
    expect({
      states: [...new Set(reached.flatMap((coverage) => coverage.states))].toSorted(),
      transitions: [...new Set(reached.flatMap((coverage) => coverage.transitions))].toSorted(),
    }).toEqual(declaredCoverage(machine));
  });

  it('answers the failure of everything it invokes', () => {
    const forgotten = getStateNodes(machine).flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    );
    expect(forgotten).toEqual([]);
  });

  it.each(inputs)('starts at rest with %j, nothing under way', (input) => {
    expect(Object.keys(createActor(machine, { input }).getSnapshot().children)).toEqual([]);
  });
});
