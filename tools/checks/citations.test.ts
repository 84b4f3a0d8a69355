import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readStrings } from '../test-titles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const folders = ['apps', 'libs', 'mocks', 'tools', '.storybook'];
// Untracked files included. A file that was moved but not staged is still listed.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((path) => /\.(tsx?|m?js)$/.test(path) && existsSync(root + path))
  .map((path) => [path, read(path)] as const);

/** Each citation that matches the pattern, with the first file that contains it. */
function cited(pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of sources) for (const [, name = ''] of text.matchAll(pattern)) found.set(name, found.get(name) ?? path);
  return found;
}

const acceptance = read('docs/acceptance.md');
const behaviour = read('docs/behaviour.md');
const faults = read('docs/faults.md');
const specification = read('docs/specification.md');
const decisions = readdirSync(`${root}docs/decisions`);
const isLabel = (text: string, name: string) =>
  text.includes(`## ${name}\n`) || text.includes(`- ${name}:`) || text.includes(`- **${name}**`);

it.each<[string, RegExp, (name: string) => boolean]>([
  ['acceptance checks', /\b(AC-\d+)/g, (name) => acceptance.includes(`**${name}**`)],
  ['sections of the specification', /\bSpec §(\d+)/g, (name) => specification.includes(`\n## ${name}. `)],
  ['headings of Behaviour', /\bBehaviour '([^']+)'/g, (name) => isLabel(behaviour, name)],
  ['sections of Faults', /\bFaults §([\d.]*\d)/g, (name) => faults.includes(`# ${name}. `) || faults.includes(`# ${name} `)],
  ['promises of Faults', /\bFaults (I\d+)/g, (name) => faults.includes(`**${name}**`)],
  ['decisions', /\b[Dd]ecision (\d{4})/g, (name) => decisions.some((file) => file.startsWith(`${name}-`))],
])('every citation resolves: %s', (_, pattern, exists) => {
  const citations = [...cited(pattern)];
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(([name]) => !exists(name))).toEqual([]);
});

/** Checks without a title of their own: their number is in what their run prints, or in its failure. */
const untitled = ['.storybook/published-stories.ts', '.storybook/manager-problems.ts', '.storybook/vitest.setup.ts'];
const isTest = (path: string) => /\.(test|spec|stories)\.tsx?$|\/(e2e|stories|testing)\//.test(path) || untitled.includes(path);

it('every acceptance check has a test: a comment or the product citing its number is none', () => {
  const strings = sources.flatMap(([path, text]) => (isTest(path) ? readStrings(text) : []));
  const tested = new Set([...strings.join('\n').matchAll(/\b(AC-\d+)/g)].map(([number]) => number));
  const numbers = [...acceptance.matchAll(/^- \*\*(AC-\d+)\*\*/gm)].map(([, name = '']) => name);
  expect(numbers.filter((name) => !tested.has(name))).toEqual([]);
});
