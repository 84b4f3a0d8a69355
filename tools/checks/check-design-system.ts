// Compares docs/design-system.md with the report of npx nx run storybook:stories: what has been checked of each component. Fails for a gap.
// node --import tsx/esm tools/checks/check-design-system.ts [--write]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readSnippets } from '../build/story-snippets.ts';
import { readOptions } from '../command-line.mjs';
import { descendants, parse } from './check-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = 'docs/design-system.md';
const { write = false } = readOptions({ write: { type: 'boolean' } }, `Usage: tsx tools/checks/check-design-system.ts [--write]`);

/** What checkSettings (libs/ui/stories/settings) reports of a story. */
interface SettingsReport {
  forcedColors: { controls: number; focused: number; states: number };
}
interface TestResult {
  name: string;
  assertionResults: { status: string; meta?: { reports?: { type: string; status: string; result: SettingsReport }[] } }[];
}

/** The paths of all files of the library, with forward slashes. */
const library = readdirSync(`${root}libs/ui/src`, { recursive: true, encoding: 'utf8' }).map(
  (file) => `${root}libs/ui/src/${file.replaceAll('\\', '/')}`,
);
const filesIn = (folder: string, end: string) => library.filter((file) => dirname(file) === folder && file.endsWith(end));

/** The value of a property of the guidance. */
function guidanceOf(file: string) {
  const nodes = descendants(parse(file, readFileSync(file, 'utf8'))).filter(ts.isPropertyAssignment);
  const valueOf = (name: string) => nodes.find((node) => node.name.getText() === name)?.initializer;
  const listOf = (name: string) => {
    const value = valueOf(name);
    return value && ts.isArrayLiteralExpression(value) ? [...value.elements] : [];
  };
  const title = valueOf('title');
  return {
    title: title && ts.isStringLiteral(title) ? title.text : file,
    points: [...listOf('use'), ...listOf('avoid'), ...listOf('words')].length,
    keys: listOf('keyboard').flatMap((entry) => {
      const [keys] = ts.isArrayLiteralExpression(entry) ? entry.elements : [];
      return keys && ts.isStringLiteral(keys) ? [keys.text] : [];
    }),
  };
}

const report = `${root}dist/reports/stories.json`;
if (!existsSync(report)) {
  console.error('There is no report of the stories: run npx nx run storybook:stories.');
  process.exit(1);
}
const { testResults }: { testResults: TestResult[] } = JSON.parse(readFileSync(report, 'utf8'));

/** The reports of the stories in a folder that have passed. */
const reportsOf = (folder: string) =>
  testResults
    .filter(({ name }) => dirname(name).replaceAll('\\', '/').endsWith(folder.slice(root.length)))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'))
    .flatMap(({ meta }) => meta?.reports?.filter(({ type, status }) => type === 'settings' && status === 'passed') ?? [])
    .map(({ result }) => result.forcedColors);

const count = (number: number, one: string) => `${String(number)} ${one}${number === 1 ? '' : 's'}`;
const gap = '**gap**';

async function rowOf(file: string): Promise<readonly string[]> {
  const folder = dirname(file);
  const { title, points, keys } = guidanceOf(file);
  const stories = reportsOf(folder);
  const total = (key: keyof SettingsReport['forcedColors']) => stories.reduce((sum, story) => sum + story[key], 0);
  const snippets = (await Promise.all(filesIn(folder, '.stories.tsx').map((path) => readSnippets(path)))).reduce(
    (sum, { size }) => sum + size,
    0,
  );
  const checked = stories.length === 0 ? gap : `${String(stories.length)} ${stories.length === 1 ? 'story' : 'stories'}`;
  const controls = count(total('controls'), 'control');
  return [
    title.replace('Components/', ''),
    points === 0 ? gap : count(points, 'point'),
    keys.length === 0 ? 'takes no keys' : `${keys.join(', ')} (${String(total('focused'))} focused)`,
    stories.length === 0 ? gap : total('controls') === 0 ? `no control, ${checked}` : `${controls}, ${count(total('states'), 'state')}`,
    checked,
    checked,
    checked,
    snippets === 0 ? gap : count(snippets, 'snippet'),
  ];
}

const rows = await Promise.all(library.filter((file) => file.endsWith('.guidance.tsx')).map(rowOf));
const columns = ['Component', 'Guidance', 'Keyboard', 'Forced colours', 'Right to left', '200 % text', 'Reduced motion', 'Snippets'];
const sorted = rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
const table = [columns, columns.map(() => '---'), ...sorted].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const content = `# What is checked of each component

Written by \`npx tsx tools/checks/check-design-system.ts --write\` from the report of \`npx nx run storybook:stories\`. \`npm test\` fails if it differs or has a gap.

- **Guidance**: the points of its page about when to use it, when not, and its words.
- **Keyboard**: the keys of its page, and how many controls of its stories took the focus and showed it.
- **Forced colours**: the controls and the states (checked, current, invalid, disabled …) that were visible in them (AC-315).
- **Right to left** (AC-316), **200 % text** at 320 px (AC-317), **Reduced motion** (AC-318): the stories that passed.
- **Snippets**: those that compile as they are (AC-300).

<!-- prettier-ignore -->
${table}
`;

const gaps = sorted.filter((cells) => cells.includes(gap)).map(([name]) => name);
if (gaps.length > 0) console.error(`Gaps: ${gaps.join(', ')}`);
const isCurrent = existsSync(root + page) && readFileSync(root + page, 'utf8') === content;
if (write) writeFileSync(root + page, content);
else if (!isCurrent)
  console.error(`${page} is out of date: run npx nx run storybook:stories, then npx tsx tools/checks/check-design-system.ts --write.`);
process.exit(gaps.length > 0 || (!write && !isCurrent) ? 1 : 0);
