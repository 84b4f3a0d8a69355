import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeFailure } from './describe-report.ts';
import { mutants, mutated, type Mutant } from './mutants.ts';
import { runWalks } from './run-walks.ts';

const seed = Number(process.env['WALK_SEED'] ?? 1);
const wanted = (process.env['WALK_DEFECTS'] ?? '').split(',').filter(Boolean).map(Number);
const mostSteps = 2_000;
const longestList = 8;
const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

function buildMutant(mutant: Mutant): string {
  const outDir = fromRoot(`dist/e2e/mutants/${String(mutant.defect)}`);
  const input = mutated(mutant, readFileSync(fromRoot(mutant.file), 'utf8'));
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', fromRoot('tools/build-mutant.ts'), mutant.file, outDir], {
    input,
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build with defect ${String(mutant.defect)} failed.`);
  return outDir;
}

test('the walks find every defect that is put back', async ({ browser }) => {
  const rows: { defect: number; title: string; 'steps until found': number | null; 'length after shrinking': number | null }[] = [];
  for (const mutant of mutants.filter(({ defect }) => wanted.length === 0 || wanted.includes(defect))) {
    const { failure } = await runWalks({ browser, staticRoot: buildMutant(mutant), seed, steps: mostSteps });
    const { defect, title } = mutant;
    // The first line tells who comes to the shop.
    const length = failure && failure.steps.length - 1;
    rows.push({ defect, title, 'steps until found': failure?.foundAfter ?? null, 'length after shrinking': length });
    console.log(`Defect ${String(defect)}, ${title}\n${failure ? describeFailure(failure) : 'Not found.'}`);
  }
  console.log(`seed ${String(seed)}`);
  console.table(rows);
  for (const row of rows) expect.soft(row['length after shrinking'] ?? Infinity, row.title).toBeLessThanOrEqual(longestList);
});
