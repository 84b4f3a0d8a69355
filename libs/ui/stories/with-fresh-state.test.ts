import { expect, it } from 'vitest';
import { initialStateKey } from './with-fresh-state.tsx';

it('AC-661 a control of what a story begins with renders it anew, any other control does not', () => {
  const key = initialStateKey({ label: 'Pages', value: 2 });
  expect(initialStateKey({ label: 'Pages of dishes', value: 2 })).toBe(key);
  for (const name of ['value', 'page', 'isChecked', 'defaultOpen', 'defaultValue'])
    expect(initialStateKey({ label: 'Pages', value: 2, [name]: 3 })).not.toBe(key);
});
