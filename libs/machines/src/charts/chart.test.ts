import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { shownLamp } from './lamp.shown.ts';
import { toMermaid } from './mermaid.ts';

it('knows every state, its place and what is under way in it', () => {
  const state = { parent: null, isInitial: false, isFinal: false, isGroup: false, deeds: [] };
  expect(chartOf(shownLamp).states).toEqual([
    { ...state, path: 'dark', words: 'dark', isInitial: true },
    { ...state, path: 'shining', words: 'shining', isGroup: true },
    { ...state, path: 'shining.warmingUp', words: 'warming up', parent: 'shining', isInitial: true, deeds: ['warm up'] },
    { ...state, path: 'shining.bright', words: 'bright', parent: 'shining' },
    { ...state, path: 'broken', words: 'broken', isFinal: true },
  ]);
});

it('knows every transition, its condition and what it tells', () => {
  const transitions = chartOf(shownLamp).transitions.map(({ from, event, guard, isOtherwise, to, emits }) => [
    from,
    event,
    guard,
    isOtherwise,
    to,
    emits,
  ]);
  expect(transitions).toEqual([
    ['', 'lamp shaken', 'is hard', false, 'broken', []],
    ['', 'lamp shaken', null, true, null, []],
    ['dark', 'switch pressed', null, false, 'shining', []],
    ['shining', 'switch pressed', null, false, 'dark', ['light changed']],
    ['shining', 'switch held', null, false, 'shining.bright', []],
    ['shining.warmingUp', 'warm up succeeds', null, false, 'shining.bright', ['light changed']],
    ['shining.warmingUp', 'warm up fails', null, false, 'broken', []],
    ['shining.warmingUp', 'patience is over (1.5 s)', null, false, 'shining.bright', []],
  ]);
});

it('is written as a Mermaid diagram', () => {
  expect(toMermaid(chartOf(shownLamp)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "dark" as dark',
    '  state "shining" as shining {',
    '    state "warming up (warm up is under way)" as shining_warmingUp',
    '    state "bright" as shining_bright',
    '    [*] --> shining_warmingUp',
    '  }',
    '  note right of shining_warmingUp',
    '    While shining',
    '    switch held → bright',
    '  end note',
    '  state "broken" as broken',
    '  [*] --> dark',
    '  dark --> shining: switch pressed',
    '  shining --> dark: switch pressed / tells light changed',
    '  shining_warmingUp --> shining_bright: warm up succeeds / tells light changed',
    '  shining_warmingUp --> broken: warm up fails',
    '  shining_warmingUp --> shining_bright: patience is over (1.5 s)',
    '  broken --> [*]',
    '  note right of dark',
    '    In every state',
    '    lamp shaken [is hard] → broken',
    '    lamp shaken [otherwise]',
    '  end note',
  ]);
});

it('refuses a guard that has no name to show', () => {
  const machine = createMachine({ id: 'nameless', on: { go: { guard: () => true } } });
  expect(() => chartOf({ name: 'nameless', purpose: '', machine, inputs: [{}], samples: [] })).toThrow('Guards are named');
});
