// npm run mutate: removes one transition, guard or list of actions at a time from each machine and checks that a test of its
// folder fails. The tests of diagrams and path coverage are not run: they fail for every change.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { fail, readArguments } from '../command-line.mjs';
import { type Mutant, mutantsOf } from './machine-mutants.ts';

const root = fileURLToPath(new URL('../../libs/machines', import.meta.url));
const usage = `Usage: npm run mutate -- [names of machines]

Such as session or cart; without names, all.`;
const { positionals: wanted } = readArguments({ allowPositionals: true, options: {} }, usage);
const machines = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.machine.ts') && (wanted.length === 0 || wanted.some((machine) => name.startsWith(machine))));
if (machines.length === 0) fail(`No machine begins with ${wanted.join(', ')}.\n\n${usage}`);

let active = { file: '', text: '' };
const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform: (_code, id) => (id === active.file ? { code: active.text, map: null } : undefined),
};
const silent = { onInit: () => undefined };
const vitest = await createVitest(
  'test',
  { root, config: false, watch: false, bail: 1, reporters: [silent], pool: 'threads', isolate: false, maxWorkers: 1 },
  { plugins: [mutation] },
);

/** Whether a test of the machine's folder fails. */
async function isKilled(file: string) {
  vitest.invalidateFile(file);
  const specifications = await vitest.globTestSpecifications([file.slice(0, file.lastIndexOf('/') + 1)]);
  const isQuick = ({ moduleId }: { moduleId: string }) => moduleId.includes('.machine.test.');
  for (const chosen of [specifications.filter(isQuick), specifications.filter((specification) => !isQuick(specification))]) {
    if (chosen.length === 0) continue;
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return true;
  }
  return false;
}

/** A kill counts only if the unmutated machine passes, before and after its mutants. */
async function expectPassing(name: string, original: typeof active) {
  active = original;
  if (await isKilled(original.file)) throw new Error(`The tests of ${name} fail without any mutation.`);
}

interface Row {
  name: string;
  kind: Mutant['kind'];
  killed: boolean;
}

const rows: Row[] = [];
for (const name of machines) {
  const file = `${root}/src/${name}`;
  const text = readFileSync(file, 'utf8');
  await expectPassing(name, { file, text });
  for (const mutant of mutantsOf(text, name)) {
    active = { file, text: mutant.text };
    const killed = await isKilled(file);
    rows.push({ name, kind: mutant.kind, killed });
    if (!killed) console.log(`survived: ${name}:${mutant.line} ${mutant.kind} ${mutant.what}`);
  }
  await expectPassing(name, { file, text });
  const own = rows.filter((row) => row.name === name);
  console.log(`${name}: ${count(own)}`);
}
await vitest.close();

console.log('\nRemoved        mutants  killed  survived');
for (const kind of ['transition', 'guard', 'actions']) {
  const own = rows.filter((row) => row.kind === kind);
  console.log(`${kind.padEnd(15)}${figures(own)}`);
}
console.log(`${'together'.padEnd(15)}${figures(rows)}`);
process.exit(rows.every(({ killed }) => killed) ? 0 : 1);

function count(own: readonly Row[]) {
  const killed = own.filter((row) => row.killed).length;
  return `${own.length} mutants, ${killed} killed, ${own.length - killed} survived`;
}

function figures(own: readonly Row[]) {
  const killed = own.filter((row) => row.killed).length;
  return [own.length, killed, own.length - killed].map((number, index) => String(number).padEnd([9, 8, 0][index] ?? 0)).join('');
}
