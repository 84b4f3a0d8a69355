// Generates docs/machines/*.md from the machines; with --check it only compares.
import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`${root}libs/machines/src/charts/index.ts`, { root, configFile: false, logLevel: 'error' });
const { machineFixtures, toDocument, toIndex } = module;

const folder = `${root}docs/machines/`;
const documents = new Map([
  ['README.md', toIndex(machineFixtures)],
  ...machineFixtures.map((fixture) => [`${fixture.machine.id}.md`, toDocument(fixture)]),
]);

const isCheck = process.argv.includes('--check');
const outdated = readdirSync(folder).filter((name) => !documents.has(name));
if (!isCheck) for (const name of outdated) unlinkSync(folder + name);
for (const [name, text] of documents) {
  const formatted = await format(text, { ...(await resolveConfig(folder + name)), filepath: name });
  if (existsSync(folder + name) && readFileSync(folder + name, 'utf8') === formatted) continue;
  outdated.push(name);
  if (!isCheck) writeFileSync(folder + name, formatted);
}
if (isCheck && outdated.length > 0) {
  console.error(`Out of date: ${outdated.join(', ')}. Run: npm run generate`);
  process.exit(1);
}
