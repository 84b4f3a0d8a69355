import { createCartMachine, removalMachine } from '@my-food/machines';
import { createActor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { startInspection } from './inspection.ts';

it('shows what runs, the newest first, and what happened to it', async () => {
  const inspection = startInspection();
  const listener = vi.fn();
  inspection.subscribe(listener);
  createActor(removalMachine);
  const [first, second] = [createActor(removalMachine).start(), createActor(removalMachine).start()];
  first.send({ type: 'removal.requested', id: 1 });
  second.send({ type: 'screen.left' });
  await Promise.resolve();
  const { machines, history } = inspection.current();
  expect(machines).toEqual([
    { key: 1, name: 'removal', states: ['gone'], isOver: true },
    { key: 0, name: 'removal', states: ['asking'], isOver: false },
  ]);
  expect(history.map(({ event, transitions }) => [event, ...transitions])).toEqual([
    ['screen.left', 'resting / screen.left'],
    ['removal.requested', 'resting / removal.requested'],
  ]);
  expect(listener).toHaveBeenCalled();
  inspection.stop();
});

it('tells several steps after one event in one line, and forgets all but the last few machines that are over', async () => {
  const inspection = startInspection();
  createActor(createCartMachine(), { input: { lines: [] } })
    .start()
    .send({ type: 'item.added', item: { id: 1, price: 100 } });
  for (let page = 0; page < 5; page += 1) createActor(removalMachine).start().send({ type: 'screen.left' });
  await Promise.resolve();
  const { machines, history } = inspection.current();
  expect(machines.map(({ key, name, isOver }) => [key, name, isOver])).toEqual([
    [5, 'removal', true],
    [4, 'removal', true],
    [3, 'removal', true],
    [0, 'cart', false],
  ]);
  expect(history.at(-1)).toEqual({
    name: 'cart',
    event: 'item.added',
    transitions: ['anywhere / item.added', 'empty / always [hasLines]'],
    states: ['filled'],
  });
  inspection.stop();
});
