import { createCartMachine, removalMachine } from '@my-food/machines';
import { createActor } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { statesOf, type Taken, watchActors, type WatchedActor } from './watch-actors.ts';

const started: WatchedActor[] = [];
const taken: Taken[] = [];
const start = () => watchActors({ onStart: (watched) => started.push(watched), onTaken: (step) => taken.push(step) });
let stop = start();
afterEach(() => {
  stop();
  stop = start();
  started.length = 0;
  taken.length = 0;
});

it('sees a machine once when it starts, and never one that was made and thrown away', () => {
  const [phantom, real] = [createActor(removalMachine), createActor(removalMachine)];
  real.start();
  real.start();
  expect(started.map(({ name, actor }) => [name, Object.is(actor, real), Object.is(actor, phantom)])).toEqual([['removal', true, false]]);
});

it('sees every transition with the states it led to, and events that meant nothing', () => {
  const actor = createActor(createCartMachine(), { input: { lines: [] } }).start();
  actor.send({ type: 'item.added', item: { id: 1, price: 100 } });
  actor.send({ type: 'line.removed', id: 1 });
  expect(taken.filter(({ event }) => event !== 'xstate.init')).toEqual([
    { name: 'cart', event: 'item.added', transitions: ['anywhere / item.added'], states: ['empty'] },
    { name: 'cart', event: 'item.added', transitions: ['empty / always [hasLines]'], states: ['filled'] },
    { name: 'cart', event: 'line.removed', transitions: ['filled / line.removed'], states: ['filled'] },
    { name: 'cart', event: 'line.removed', transitions: ['filled / always [hasNoLines]'], states: ['empty'] },
  ]);
  expect(started.map((watched) => statesOf(watched.actor))).toEqual([['empty']]);
});

it('sees nothing any more once it is stopped', () => {
  stop();
  createActor(removalMachine).start();
  expect(started).toEqual([]);
});
