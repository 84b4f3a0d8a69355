import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { runNode } from '../testing/run-tool.ts';
import { readBaselineHistory } from './baseline-history.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const commit = (head: string, ...files: readonly string[]) => `\0${head}\n\n${files.join('\n')}\n`;

test('a baseline has the date of its last change and the picture before, also across a rename', () => {
  const folder = '.storybook/baselines';
  const log = [
    commit(
      '2026-03-03 c',
      `R100\t${folder}/tag--light.png\t${folder}/tag/light.png`,
      `R100\t${folder}/kbd--light.png\t${folder}/kbd/light.png`,
    ),
    commit('2026-03-02 b', `M\t${folder}/tag--light.png`, `M\t${folder}/browser.txt`),
    commit('2026-03-01 a', `A\t${folder}/tag--light.png`, `A\t${folder}/kbd--light.png`),
  ].join('');
  expect(readBaselineHistory(log, (hash, path) => `${hash} ${path}`)).toEqual({
    'tag/light.png': { changedOn: '2026-03-02', before: `b ${folder}/tag--light.png` },
    'kbd/light.png': { changedOn: '2026-03-01', before: null },
  });
});

test('what it prints for Nx changes with a commit of a baseline; without a history it is empty', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const lastCommit = execFileSync('git', ['log', '-1', '--format=%H', '--', '.storybook/baselines'], { cwd: root, encoding: 'utf8' });
  const print = () => runNode('--import', 'tsx/esm', `${root}tools/build/baseline-history.ts`);
  expect(await print()).toEqual({ code: 0, output: expect.stringContaining(lastCommit) });
  vi.stubEnv('GIT_DIR', `${root}nowhere`);
  expect(await print()).toEqual({ code: 0, output: '\n' });
});
