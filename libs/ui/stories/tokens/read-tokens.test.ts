import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('../../tokens/tokens.css', import.meta.url), 'utf8');

test('every exported token has a use and a value in both themes', () => {
  const rows = readTokens(css);
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter(({ use, light, dark }) => use === '' || light === '' || dark === '')).toEqual([]);
  expect(rows.find(({ token }) => token === 'color-ink')).toMatchObject({ light: '#26190F', dark: '#F8EFDF' });
});
