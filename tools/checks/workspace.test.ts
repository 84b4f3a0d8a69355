import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

const run = (...words: string[]) =>
  execFileSync(process.execPath, [nx, ...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The dependencies of each project. */
type Graph = Partial<Record<string, string[]>>;

function readGraph(): Graph {
  const { graph }: { graph: { dependencies: Record<string, { target: string }[]> } } = JSON.parse(run('graph', '--print'));
  return Object.fromEntries(Object.entries(graph.dependencies).map(([name, edges]) => [name, edges.map(({ target }) => target)]));
}

/** The first circular path that starts at `name`, or null. */
function findCycle(graph: Graph, name: string, path: string[] = []): string[] | null {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
  for (const target of graph[name] ?? []) {
    const cycle = findCycle(graph, target, [...path, name]);
    if (cycle) return cycle;
  }
  return null;
}

it('finds a circular dependency', () => {
  expect(findCycle({ ui: ['workspace'], workspace: ['storefront'], storefront: ['ui'] }, 'ui')).toEqual([
    'ui',
    'workspace',
    'storefront',
    'ui',
  ]);
  expect(findCycle({ app: ['ui', 'api'], ui: ['api'] }, 'app')).toBeNull();
});

it('the projects have no circular dependency', () => {
  const graph = readGraph();
  expect(Object.keys(graph).sort()).toEqual(['api', 'machines', 'mocks', 'receipt', 'storefront', 'storybook', 'tools', 'ui', 'workspace']);
  expect(graph['storybook']).toEqual(expect.arrayContaining(['storefront', 'ui', 'tools']));
  expect(Object.keys(graph).map((name) => findCycle(graph, name))).toEqual(Object.keys(graph).map(() => null));
});

it('the inputs of the build are the storefront, its libraries, the contract and build tools, without stories, tests and documents', () => {
  const { files }: { files: string[] } = JSON.parse(run('show', 'target', 'inputs', 'storefront:build', '--json'));
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/storefront/src/app/main.tsx',
      'libs/ui/src/button/button.css.ts',
      'mocks/src/browser.ts',
      'openapi.yaml',
      'package-lock.json',
      'tools/build/compress.ts',
    ]),
  );
  expect(files.filter((file) => /\.stories\.|\.test\.|\.md$|\/e2e\/|\/stories\//.test(file))).toEqual([]);
});

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

it('every package is pinned to one exact version', () => {
  const folders = ['', 'apps/storefront/', 'libs/api/', 'libs/machines/', 'libs/ui/', 'mocks/'];
  const declared = folders
    .map((folder): Package => JSON.parse(readFileSync(`${cwd}${folder}package.json`, 'utf8')))
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));
  expect(declared.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const versions = new Map(declared);
  expect(declared.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
});
