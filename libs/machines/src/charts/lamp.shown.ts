import { emit, setup } from 'xstate';
import { answered, failed, passed, sample, type ShownMachine, unanswered } from './shown-machine.ts';

const lamp = setup({
  types: {
    context: {} as { isBroken: boolean },
    events: {} as { type: 'switch.pressed' } | { type: 'switch.held' } | { type: 'lamp.shaken'; isHard: boolean },
    emitted: {} as { type: 'light.changed' },
  },
  actors: { warmUp: unanswered<boolean, undefined>() },
  guards: { isHard: (_, isHard: boolean) => isHard },
  actions: { announce: emit({ type: 'light.changed' }) },
  delays: { patience: 1500 },
}).createMachine({
  id: 'lamp',
  context: { isBroken: false },
  initial: 'dark',
  on: { 'lamp.shaken': [{ guard: { type: 'isHard', params: ({ event }) => event.isHard }, target: '.broken' }, {}] },
  states: {
    dark: { on: { 'switch.pressed': 'shining' } },
    shining: {
      initial: 'warmingUp',
      on: { 'switch.pressed': { target: 'dark', actions: 'announce' }, 'switch.held': '.bright' },
      states: {
        warmingUp: {
          invoke: { id: 'warmUp', src: 'warmUp', onDone: { target: 'bright', actions: 'announce' }, onError: '#lamp.broken' },
          after: { patience: 'bright' },
        },
        bright: {},
      },
    },
    broken: { type: 'final' },
  },
});

/** A small machine with one of everything a chart can show, for tests. */
export const shownLamp: ShownMachine = {
  name: 'lamp',
  purpose: 'It shines.',
  machine: lamp,
  inputs: [{}],
  samples: [
    sample('press', { type: 'switch.pressed' }),
    sample('hold', { type: 'switch.held' }),
    sample('shake', { type: 'lamp.shaken', isHard: false }),
    sample('throw', { type: 'lamp.shaken', isHard: true }),
    answered('warm', 'warmUp', true),
    failed('burnt out', 'warmUp', new Error('burnt out')),
    passed('wait', 'patience', 'lamp.shining.warmingUp'),
  ],
};
