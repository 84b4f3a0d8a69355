import { createMachine, fromPromise, setup } from 'xstate';
import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { toDocument } from './document.ts';
import { createFixture, done, elapsed, failed } from './machine-fixture.ts';
import { toMermaid } from './mermaid.ts';

/** One of everything; two states end in the same name. */
const example = createFixture({
  machine: setup({
    actors: { load: fromPromise(() => Promise.resolve()) },
    guards: { isShaken: ({ event }, how: string) => event['how'] === how },
    actions: { announce: () => undefined },
    delays: { timeout: 1500 },
  }).createMachine({
    id: 'example',
    initial: 'off',
    on: {
      shaken: [{ guard: { type: 'isShaken', params: 'hard' }, target: '.broken' }, { actions: { type: 'announce', params: 'dizzy' } }],
    },
    states: {
      off: { on: { pressed: 'on' } },
      on: {
        type: 'parallel',
        onDone: 'off',
        states: {
          light: {
            initial: 'loading',
            states: {
              loading: { invoke: { id: 'load', src: 'load', onDone: 'ready', onError: '#example.broken' }, after: { timeout: 'ready' } },
              ready: { type: 'final' },
            },
          },
          fan: { initial: 'loading', states: { loading: { on: { turned: 'ready' } }, ready: { type: 'final' } } },
        },
      },
      broken: {},
    },
  }),
  purpose: 'It turns on.',
  inputs: [undefined],
  events: {
    press: { type: 'pressed' },
    shake: { type: 'shaken' },
    throw: { type: 'shaken', how: 'hard' },
    turn: { type: 'turned' },
    load: done('load'),
    fail: failed('load', 'refused'),
    wait: elapsed('timeout', 'example.on.light.loading'),
  },
});

it('renders nested and parallel states by their full paths, and every transition to another state', () => {
  expect(toMermaid(example.machine, ['on.light.ready', 'on.fan.loading']).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "off" as off',
    '  state "on" as on {',
    '    state "light" as on_light {',
    '      state "loading (invokes load)" as on_light_loading',
    '      state "ready" as on_light_ready',
    '      on_light_ready --> [*]',
    '      [*] --> on_light_loading',
    '    }',
    '    --',
    '    state "fan" as on_fan {',
    '      state "loading" as on_fan_loading',
    '      state "ready" as on_fan_ready',
    '      on_fan_ready --> [*]',
    '      [*] --> on_fan_loading',
    '    }',
    '  }',
    '  state "broken" as broken',
    '  [*] --> off',
    '  off --> on: pressed',
    '  on --> off: done',
    '  on_light_loading --> on_light_ready: load done<br>after timeout (1500 ms)',
    '  on_light_loading --> broken: load error',
    '  on_fan_loading --> on_fan_ready: turned',
    expect.stringMatching(/^ {2}classDef active fill:/),
    '  class on_light_ready, on_fan_loading active',
  ]);
});

it('lists every transition in the document', () => {
  const rows = toDocument(example)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows.slice(2, 4)).toEqual(['| _any_ | shaken | isShaken hard | broken |  |', '| _any_ | shaken | else |  | announce dizzy |']);
  expect(rows).toHaveLength(2 + 8);
});

it('covers everything, and lists what no event reaches', () => {
  expect(coverageOf(example).missed).toEqual([]);
  const { fail, turn, wait, ...events } = example.events;
  expect(coverageOf({ ...example, events }).missed).toEqual([
    'on.fan.loading: turned',
    'on.fan.ready',
    'on.light.loading: after timeout (1500 ms)',
    'on.light.loading: load error',
    'on: done',
  ]);
});

it('throws for an inline guard', () => {
  expect(() =>
    toMermaid(createMachine({ initial: 'a', states: { a: { on: { go: { guard: () => true, target: 'b' } } }, b: {} } })),
  ).toThrow('Guards are named');
});
