// npm run baselines: takes the pictures of the components anew, by the same stories that compare them. Those without a story go.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${root}.storybook/baselines`, { recursive: true, force: true });
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', '.storybook/vitest.config.ts', 'libs/ui', '--reporter', 'default'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BASELINES: 'renew' },
  },
);
process.exit(status ?? 1);
