// npm run walk:mutants: checks that the walks find the mutants.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, readArguments, readWholeNumber } from '../../../../tools/command-line.mjs';
import { launchBrowser } from './browser.ts';
import { describeFailure } from './describe-report.ts';
import { mutants, mutated, type Mutant } from './mutants.ts';
import { runWalks } from './run-walks.ts';

const usage = `Usage: npm run walk:mutants -- [numbers of mutants] [--seed 504]

Without numbers, all: ${mutants.map(({ defect }) => String(defect)).join(', ')}. Each starts from its own seed; --seed selects other walks.`;

const { values, positionals } = readArguments({ allowPositionals: true, options: { seed: { type: 'string' } } }, usage);
const unknown = positionals.filter((number) => mutants.every(({ defect }) => String(defect) !== number));
if (unknown.length > 0) fail(`There is no mutant ${unknown.join(', ')}.\n\n${usage}`);
const chosenSeed = values.seed === undefined ? undefined : readWholeNumber('--seed', values.seed, 0);
const maxSteps = 2_000;
const maxListLength = 8;
const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

function buildMutant(mutant: Mutant): string {
  const outDir = fromRoot(`dist/e2e/mutants/${String(mutant.defect)}`);
  const input = mutated(mutant, readFileSync(fromRoot(mutant.file), 'utf8'));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', fromRoot('tools/build-mutant.ts'), mutant.file, outDir], {
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build with defect ${String(mutant.defect)} failed.`);
  return outDir;
}

const browser = await launchBrowser();
const rows: { defect: number; title: string; seed: number; 'steps until found': number | null; 'length after shrinking': number | null }[] =
  [];
for (const mutant of mutants.filter(({ defect }) => positionals.length === 0 || positionals.includes(String(defect)))) {
  const { defect, title } = mutant;
  const seed = chosenSeed ?? mutant.seed;
  console.log(`Defect ${String(defect)}, ${title}`);
  const { failure } = await runWalks({
    browser,
    staticRoot: buildMutant(mutant),
    seed,
    budget: { steps: maxSteps },
    passedScreens: new Set(),
    onProgress: console.log,
  });
  // Without the first label, which introduces the user.
  const length = failure && failure.labels.length - 1;
  rows.push({ defect, title, seed, 'steps until found': failure?.foundAfter ?? null, 'length after shrinking': length });
  console.log(failure ? describeFailure(failure) : 'Not found.');
}
await browser.close();
console.table(rows);
if (rows.some((row) => (row['length after shrinking'] ?? Infinity) > maxListLength)) process.exitCode = 1;
