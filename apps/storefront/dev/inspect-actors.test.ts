import { createCartMachine, removalMachine } from '@my-food/machines';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { inspectActors } from './inspect-actors.ts';

it('sends the states and event types of each actor, without data', () => {
  const cart = createActor(createCartMachine(), { input: { lines: [] } }).start();
  const removal = createActor(removalMachine).start();
  const log: unknown[] = [];
  inspectActors([cart, removal], {
    connect: ({ name }) => ({
      init: (state) => log.push([name, state]),
      send: (action, state) => log.push([name, action, state]),
    }),
  });
  cart.send({ type: 'item.added', item: { id: 1, price: 100 } });
  removal.send({ type: 'page.left' });
  expect(log).toEqual([
    ['cart', 'empty'],
    ['removal', 'confirming'],
    ['cart', { type: 'item.added' }, 'filled'],
    ['removal', { type: 'page.left' }, 'done'],
  ]);
});
