import { expect, it } from 'vitest';
import { editableControls } from './editable-controls.ts';

const propTypes = {
  amount: { type: { name: 'other', value: 'AmountText' } },
  children: { type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } },
  isOpen: { type: { name: 'boolean' } },
  label: { type: { name: 'string' } },
  ref: { type: { name: 'other', value: 'Ref<HTMLElement>' } },
  rows: { type: { name: 'other', value: 'readonly Row[]' } },
  size: { type: { name: 'enum', value: ['s', 'm'] } },
  tabIndex: { type: { name: 'other', value: '0 | -1' }, options: [0, -1] },
  onBlur: { type: { name: 'other', value: 'FocusEventHandler' } },
} as const;

/** The control of a prop with this initial value; undefined where Storybook chooses it. */
function controlOf(name: keyof typeof propTypes, value?: unknown) {
  const argTypes = { [name]: { name, ...propTypes[name] } };
  const context = { id: 'x--y', name: 'Y', title: 'X', kind: 'X', story: 'Y', componentId: 'x', tags: [], component: undefined };
  return Object(editableControls(Object({ ...context, argTypes, parameters: {}, initialArgs: { [name]: value } })))[name].control;
}

it('AC-908 a prop that no control can edit has none', () => {
  expect([controlOf('ref'), controlOf('onBlur'), controlOf('amount'), controlOf('rows', null)]).toEqual([false, false, false, false]);
  expect([controlOf('children'), controlOf('children', { type: 'b' })]).toEqual([false, false]);
});

it('AC-908 a prop whose value is a text has a text control', () => {
  expect([controlOf('amount', '250.00'), controlOf('children', 'Save')]).toEqual([{ type: 'text' }, { type: 'text' }]);
});

it('AC-908 Storybook chooses the control of texts, switches, options and data', () => {
  const controls = [controlOf('label'), controlOf('isOpen'), controlOf('size'), controlOf('tabIndex'), controlOf('rows', [{}])];
  expect(new Set(controls)).toEqual(new Set([undefined]));
});
