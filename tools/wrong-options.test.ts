import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

// Each starts Node and TypeScript.
vi.setConfig({ testTimeout: 60_000 });
const runner = fileURLToPath(new URL('run.mjs', import.meta.url));

it.each([
  ['tools/bench/bench.ts', '--runs', 'x', "--runs is 'x'. It is a whole number from 1 on."],
  ['tools/bench/bench.ts', '--dir', 'none', "--dir: 'none' is no build of the shop."],
  ['apps/storefront/e2e/walks/walk.run.ts', '--steps', 'x', "--steps is 'x'. It is a whole number from 1 on."],
  ['.storybook/published-stories.ts', '--language', 'bm', "--language is 'bm'. One of: en, bn."],
  ['.storybook/published-stories.ts', '--dir', 'none', "--dir: 'none' is no built Storybook."],
])('AC-257 %s refuses %s %s with a sentence, before it builds anything', (tool, option, value, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [runner, tool, option, value], { encoding: 'utf8', timeout: 50_000 });
  expect([status, stderr]).toEqual([1, `${sentence}\n`]);
});
