import { expect, it } from 'vitest';
import { runInProcess } from './testing/run-tool.ts';

it.each([
  ['tools/bench/bench.ts', '--runs', 'x', "--runs is 'x'. It is a whole number from 1 on."],
  ['tools/bench/bench.ts', '--dir', 'none', "--dir: 'none' is no build of the shop."],
  [
    'tools/bench/bench.ts',
    '--table',
    'cart',
    expect.stringMatching(/^--table: no title contains 'cart'\. They are: Menu .*; Cart; Growth\.$/),
  ],
  ['apps/storefront/e2e/walks/walk.run.ts', '--root', 'none', "--root: 'none' is no build of the shop."],
  ['apps/storefront/e2e/walks/walk.run.ts', '--steps', 'x', "--steps is 'x'. It is a whole number from 1 on."],
  ['apps/storefront/e2e/walks/walk.run.ts', '--seed', 'abc', "--seed is 'abc'. It is a whole number from 0 on."],
  ['apps/storefront/e2e/walks/mutants.run.ts', '--seed', '', "--seed is ''. It is a whole number from 0 on."],
  ['.storybook/published-stories.ts', '--language', 'bm', "--language is 'bm'. One of: en, bn."],
  ['.storybook/published-stories.ts', '--dir', 'none', "--dir: 'none' is no built Storybook."],
])('AC-257 %s refuses %s %s with a sentence, before it builds anything', async (tool, option, value, sentence) => {
  expect(await runInProcess(tool, [option, value])).toEqual({ code: 1, output: sentence });
});
