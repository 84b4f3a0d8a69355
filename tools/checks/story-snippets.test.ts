import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSnippets } from '../build/story-snippets.ts';
import { entries } from '../package/entries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(`${root}libs/ui/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx') && !/^theme[/\\]/.test(file) && !file.startsWith('icons'))
  .map((file) => `libs/ui/src/${file}`);

/** The snippets of all stories of components, by file and story. */
async function readAll(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const file of files)
    for (const [story, snippet] of await readSnippets(root + file)) all.set(`${basename(file, '.stories.tsx')}.${story}`, snippet);
  return all;
}
const snippets = await readAll();

/** Compiles the snippets as modules of an application that uses the package. The exit code and output of the compiler. */
function compile(modules: ReadonlyMap<string, string>): unknown[] {
  const folder = `${root}dist/story-snippets`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of modules) writeFileSync(`${folder}/${name}.tsx`, code);
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../libs/ui/tsconfig.json', include: ['.'] }));
  const compiler = `${root}node_modules/typescript-native/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  return [status, stdout];
}

test('AC-300 every code snippet compiles as it is, with imports from the package', { timeout: 180_000 }, () => {
  expect(snippets.size).toBeGreaterThan(130);
  expect([...snippets].filter(([, code]) => !code.includes("from '@my-food/ui")).map(([name]) => name)).toEqual([]);
  expect(compile(snippets)).toEqual([0, '']);
});

test('AC-300 every code snippet imports from entries of the package', () => {
  const imported = [...snippets].flatMap(([, code]) =>
    [...code.matchAll(/from '@my-food\/ui\/?([^']*)'/g)].map(([, entry]) => entry || 'index'),
  );
  expect([...new Set(imported)].filter((entry) => !Object.hasOwn(entries, entry))).toEqual([]);
});

test('AC-300 no code snippet has test code, an address or an inlined picture', () => {
  const forbidden =
    /\bfn\(|\bplay: async|\bplay\(|\bexpect\(|\bcanvas\.|\bargs\b|\bmeta\b|\bpreview\.|https?:|data:|base64|\/\* |\[object|storybook/;
  expect([...snippets].flatMap(([name, code]) => forbidden.exec(code)?.map((match) => `${name}: ${match}`) ?? [])).toEqual([]);
});
