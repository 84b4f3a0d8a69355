// A Vite plugin for libs/ui/stories/docs/baseline-history.ts: when each baseline screenshot last changed, and what it was before.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BaselineChange } from '../../libs/ui/stories/docs/baseline-history.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = '.storybook/baselines';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

const toDataUrl = (commit: string, path: string) => `data:image/png;base64,${git('show', `${commit}^:${path}`).toString('base64')}`;

/** The last change of each baseline, by its path: 'button/light.png'. Empty without a history, as in an archive. */
export function readBaselineHistory(log = readLog(), readBefore = toDataUrl): Record<string, BaselineChange> {
  const changes: Record<string, BaselineChange> = {};
  const laterPaths = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.trim().split('\n');
    const [changedOn = '', hash = ''] = head.split(' ');
    for (const file of files.filter((line) => line.endsWith('.png'))) {
      const [status = '', path = '', renamed = path] = file.split('\t');
      const name = laterPaths.get(renamed) ?? renamed;
      laterPaths.set(path, name);
      if (status === 'R100' || status === 'D') continue;
      changes[name.slice(folder.length + 1)] ??= { changedOn, before: status === 'A' ? null : readBefore(hash, path) };
    }
  }
  return changes;
}

function readLog(): string {
  try {
    return git('log', '--format=%x00%cs %H', '--name-status', '-M', '--', folder).toString();
  } catch {
    return '';
  }
}

export const baselineHistory = (): Plugin => ({
  name: 'baseline-history',
  load: (id) =>
    id.endsWith('/libs/ui/stories/docs/baseline-history.ts')
      ? `export const history = ${JSON.stringify(readBaselineHistory())};`
      : undefined,
});

// `node --import tsx/esm tools/build/baseline-history.ts`: a runtime input of the Storybook's build for Nx.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(readLog());
