import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listLicences } from './list-licences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const titlesOf = (text: string) => [...text.matchAll(/^# (.+)$/gm)].map(([, title]) => title);

function packageWith(manifest: { name: string } & Record<string, unknown>) {
  const folder = join(mkdtempSync(join(tmpdir(), 'licences-')), 'node_modules', manifest.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return join(folder, 'index.js');
}

it('lists each package once, with its version and licence text, and none of our own files', () => {
  const text = listLicences([
    `${root}node_modules/react/index.js`,
    `${root}node_modules/react/cjs/react.production.js?commonjs`,
    `${root}node_modules/@xstate/react/dist/x.js`,
    `${root}apps/storefront/src/app/main.tsx`,
    '\0vite/modulepreload-polyfill.js',
  ]);
  expect(titlesOf(text)).toEqual([expect.stringMatching(/^@xstate\/react \d.* \(MIT\)$/), expect.stringMatching(/^react \d.* \(MIT\)$/)]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
});

it('lists the font files of the repository with the licence in their folder', () => {
  const text = listLicences([`${root}libs/ui/src/theme/fonts/anek-bangla-letters.woff2`]);
  expect(titlesOf(text)).toEqual(['Typefaces of libs/ui/src/theme/fonts']);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

it('names the author of a package without a licence text', () => {
  const file = packageWith({ name: 'bare', version: '1.0.0', license: 'MIT', author: { name: 'Rima' }, homepage: 'https://bare.example' });
  expect(listLicences([file])).toContain('Licensed under MIT by Rima, https://bare.example');
});

it.each([['GPL-3.0'], [undefined], ['MIT AND AGPL-3.0'], ['SEE LICENSE IN x']])('throws for %s', (license) => {
  expect(() => listLicences([packageWith({ name: 'odd', version: '1.0.0', license })])).toThrow(/not in the list of permissive licences/);
});

it('accepts a choice of licences if one is permissive', () => {
  expect(titlesOf(listLicences([packageWith({ name: 'dual', version: '2.0.0', license: '(MIT OR GPL-3.0)' })]))).toEqual([
    'dual 2.0.0 ((MIT OR GPL-3.0))',
  ]);
});
