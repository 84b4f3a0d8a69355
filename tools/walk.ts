// npm run walk -- --steps 20000 --seed 7: random walks through the shop until one fails or the steps are taken. npm run walk:mutants -- 4 7: whether
// the walks find the defects that mutants put back. Their code is in apps/storefront/e2e/walks.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: 'string' }, seed: { type: 'string' }, mutants: { type: 'boolean', default: false } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000));
const env = { ...process.env, WALK_SEED: seed, WALK_STEPS: values.steps ?? '2000', WALK_DEFECTS: positionals.join(',') };
const project = values.mutants ? 'mutants' : 'walk';
const config = `${root}apps/storefront/e2e/walks/walks.config.ts`;
const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config, '--project', project], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
