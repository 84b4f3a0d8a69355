import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { isTruncated } from './is-truncated.ts';
import { optionalDescription, optionalName, optionalText, requiredText } from './text.ts';

const kinds = [
  ['a name', requiredText, 300],
  ['a name that may be missing', optionalName, 300],
  ['a field', optionalText, 1_000],
  ['a description', optionalDescription, 20_000],
] as const;

it.each(kinds)('%s is truncated with an ellipsis above its limit', (_, schema, longest) => {
  const read = (text: string) => safeParse(schema, text).output;
  expect(read('x'.repeat(longest))).toBe('x'.repeat(longest));
  expect(read('x'.repeat(1_000_000))).toBe(`${'x'.repeat(longest)}…`);
  expect(read(`${'x'.repeat(longest - 1)}🍛🍛`)).toBe(`${'x'.repeat(longest - 1)}……`);
  expect(read(`${'x'.repeat(longest)}\u0000`)).toBe('x'.repeat(longest));
});

it.each([
  ['x'.repeat(300), 'x'.repeat(20_000), false],
  ['x'.repeat(301), 'x', true],
  ['x', 'x'.repeat(20_001), true],
  [`${'x'.repeat(299)}🍛`, 'x', true],
  ['x', `${'x'.repeat(19_999)}🍛`, true],
])('AC-271 a truncated text is recognised', (name, description, expected) => {
  const read = { name: safeParse(requiredText, name).output, description: safeParse(optionalDescription, description).output };
  expect(isTruncated({ name: String(read.name), description: String(read.description) })).toBe(expected);
});

it('a text below the limit is unchanged, except for NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      expect(safeParse(optionalName, text).output).toBe(text.replaceAll('\u0000', ''));
    }),
    { seed: 5 },
  );
});

it.each([
  [5, '5'],
  [NaN, ''],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [['x'], ''],
  [true, ''],
])('%j is read as %j where a text is optional', (value, text) => {
  expect(safeParse(optionalText, value).output).toBe(text);
});

it.each(['', '  ', '\u0000', null, 5])('%j is no name', (value) => {
  expect(safeParse(requiredText, value).success).toBe(false);
});
