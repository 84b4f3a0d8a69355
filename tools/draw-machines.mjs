// Draws every machine from its own definition: docs/machines/*.md, and one story per state; with --check it only compares.
import { existsSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`${root}libs/machines/src/charts/index.ts`, { root, configFile: false, logLevel: 'error' });
const { chartOf, shownMachines, toDocument, toIndex } = module;
const charts = shownMachines.map(chartOf);

const docs = 'docs/machines';
const stories = 'apps/storefront/src/machines-shown';
const wanted = new Map([
  [`${docs}/README.md`, toIndex(charts)],
  ...charts.map((chart) => [`${docs}/${chart.name}.md`, toDocument(chart)]),
  ...charts.map((chart) => [`${stories}/${chart.name}.stories.tsx`, toStories(chart)]),
]);
const present = [
  ...filesOf(docs),
  ...filesOf(stories).filter((file) => file.endsWith('.stories.tsx') && read(file).startsWith('// Generated')),
];

const outdated = [];
for (const [file, text] of wanted) {
  const formatted = await format(text, { ...(await resolveConfig(`${root}${file}`)), filepath: file });
  if (existsSync(`${root}${file}`) && read(file) === formatted) continue;
  outdated.push(file);
  if (process.argv.includes('--check')) continue;
  mkdirSync(`${root}${docs}`, { recursive: true });
  writeFileSync(`${root}${file}`, formatted);
}
for (const file of present.filter((name) => !wanted.has(name))) {
  outdated.push(file);
  if (!process.argv.includes('--check')) unlinkSync(`${root}${file}`);
}
if (process.argv.includes('--check') && outdated.length > 0) {
  console.error(`Out of date: ${outdated.join(', ')}. Run: node tools/draw-machines.mjs`);
  process.exit(1);
}

/** One story for the chart, one for every state that holds no others. */
function toStories({ name, states }) {
  const story = (exported, title, call) => `export const ${exported} = meta.story({ name: '${title}', ...${call} });`;
  return [
    '// Generated from libs/machines by tools/draw-machines.mjs. Do not edit.',
    "import preview from '../../../../.storybook/preview.tsx';",
    "import { chartStory, stateStory } from './machine-story.tsx';",
    '',
    `const meta = preview.meta({ title: 'Machines/${pascal(name)}' });`,
    'export default meta;',
    '',
    story('Chart', 'Chart', `chartStory('${name}')`),
    ...states
      .filter(({ isGroup }) => !isGroup)
      .map(({ path, words, parent }) => story(pascal(path), parent ? `${parent} · ${words}` : words, `stateStory('${name}', '${path}')`)),
    '',
  ].join('\n');
}

function pascal(name) {
  return name.replace(/(?:^|\.)(\w)/g, (_, letter) => letter.toUpperCase());
}

function filesOf(folder) {
  return existsSync(`${root}${folder}`) ? readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`) : [];
}

function read(file) {
  return readFileSync(`${root}${file}`, 'utf8');
}
