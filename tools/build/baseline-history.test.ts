import { expect, test } from 'vitest';
import { readBaselineHistory } from './baseline-history.ts';

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
