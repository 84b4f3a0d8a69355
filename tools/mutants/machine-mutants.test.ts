import { expect, it } from 'vitest';
import { mutantsOf } from './machine-mutants.ts';

const source = `const shop = setup({ guards: { on: { x: 1 } } });
const off = shop.createStateConfig({ on: { pressed: 'dark' } });
export const example = shop.createMachine({
  on: { fell: 'broken' },
  states: {
    dark: {
      always: { guard: 'isBroken', target: 'broken' },
      on: { pressed: [{ guard: 'isWhole', target: 'bright' }, { actions: 'buzz' }] },
    },
    off,
    bright: {
      entry: 'buzz',
      exit: ['buzz', 'cool'],
      invoke: { src: 'burn', onDone: 'dark', onError: { target: 'broken', actions: 'buzz' } },
      after: { night: 'dark' },
    },
  },
});`;

it('removes every transition, guard and list of actions of the machine and of the states that it takes from elsewhere, one at a time', () => {
  expect(mutantsOf(source).map(({ kind, line, what }) => `${line} ${kind} ${what}`)).toEqual([
    '2 transition pressed',
    '4 transition fell',
    '7 transition always',
    "7 guard always: guard: 'isBroken'",
    "8 transition pressed { guard: 'isWhole', target: 'bright' }",
    "8 guard pressed { guard: 'isWhole', target: 'bright' }: guard: 'isWhole'",
    "8 transition pressed { actions: 'buzz' }",
    "8 actions pressed { actions: 'buzz' }: actions: 'buzz'",
    "12 actions entry: 'buzz'",
    "13 actions exit: ['buzz', 'cool']",
    '14 transition onDone',
    '14 transition onError',
    "14 actions onError: actions: 'buzz'",
    '15 transition night',
  ]);
});

it('changes nothing else', () => {
  const withoutGuard = mutantsOf(source).find(({ kind, line }) => kind === 'guard' && line === 8);
  const expected = source
    .replace("[{ guard: 'isWhole', target", '[{ target')
    .replace('createMachine({', 'createMachine({ options: { maxIterations: 100 },');
  expect(withoutGuard?.text).toBe(expected);
});
