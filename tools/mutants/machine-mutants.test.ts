import { expect, it } from 'vitest';
import { mutantsOf } from './machine-mutants.ts';

const source = `export const example = setup({ guards: { on: { x: 1 } } }).createMachine({
  on: { fell: 'broken' },
  states: {
    dark: {
      always: { guard: 'isBroken', target: 'broken' },
      on: { pressed: [{ guard: 'isWhole', target: 'bright' }, { actions: 'buzz' }] },
    },
    bright: {
      invoke: { src: 'burn', onDone: 'dark', onError: { target: 'broken', actions: 'buzz' } },
      after: { night: 'dark' },
    },
  },
});`;

it('removes every transition, guard and list of actions of the machine, one at a time', () => {
  expect(mutantsOf(source).map(({ kind, line, what }) => `${line} ${kind} ${what}`)).toEqual([
    '2 transition fell',
    '5 transition always',
    "5 guard always: guard: 'isBroken'",
    "6 transition pressed { guard: 'isWhole', target: 'bright' }",
    "6 guard pressed { guard: 'isWhole', target: 'bright' }: guard: 'isWhole'",
    "6 transition pressed { actions: 'buzz' }",
    "6 actions pressed { actions: 'buzz' }: actions: 'buzz'",
    '9 transition onDone',
    '9 transition onError',
    "9 actions onError: actions: 'buzz'",
    '10 transition night',
  ]);
});

it('changes nothing else', () => {
  const withoutGuard = mutantsOf(source).find(({ kind, line }) => kind === 'guard' && line === 6);
  const expected = source
    .replace("[{ guard: 'isWhole', target", '[{ target')
    .replace('createMachine({', 'createMachine({ options: { maxIterations: 100 },');
  expect(withoutGuard?.text).toBe(expected);
});
