import { removalMachine } from '@my-food/machines';
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
