import { expect, it } from 'vitest';
import { readStrings, readTitles } from './test-titles.ts';

const code = `
// test('commented out', run);
/* it('commented out, too', run); */
const row = { 'a row': ['AC-001'] }; // AC-002
describe('a group', () => {
  it.each([['a value']])('with %s', run);
  it(\`starts with \${name}\`, { timeout: 5 }, run);
});
test('a journey', () => test.step('a step', () => page.getByText('Order')));
clockTest('a wait', run);
`;

it('finds the titles of tests, steps and groups', () => {
  expect(readTitles(code)).toEqual(['a group', 'with %s', 'starts with ${name}', 'a journey', 'a step', 'a wait']);
});

it('finds no string in a comment', () => {
  expect(readStrings(code).join()).not.toMatch(/commented out|AC-002/);
  expect(readStrings(code)).toEqual(expect.arrayContaining(['AC-001', 'a value', 'Order']));
});
