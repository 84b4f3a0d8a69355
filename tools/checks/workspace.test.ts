import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

const run = (...words: string[]) =>
  execFileSync(process.execPath, [nx, ...words], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The dependencies of each project. */
type Graph = Partial<Record<string, string[]>>;

interface Workspace {
  nodes: Record<string, { data: { targets: Record<string, unknown> } }>;
  dependencies: Record<string, { target: string }[]>;
}

function readWorkspace(): Workspace {
  const { graph }: { graph: Workspace } = JSON.parse(run('graph', '--print'));
  return graph;
}

const { nodes, dependencies } = readWorkspace();

/** The inputs of every task, as Nx hashes them. In a file, because Nx exits before a pipe has taken all of it. */
function readInputs(): Record<string, string[]> {
  const targets = new Set(Object.values(nodes).flatMap(({ data }) => Object.keys(data.targets)));
  const folder = mkdtempSync(join(tmpdir(), 'my-food-'));
  try {
    run('run-many', '-t', ...targets, `--graph=${folder}/tasks.json`);
    return JSON.parse(readFileSync(`${folder}/tasks.json`, 'utf8')).taskPlans;
  } finally {
    rmSync(folder, { recursive: true });
  }
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
  const graph: Graph = Object.fromEntries(Object.entries(dependencies).map(([name, edges]) => [name, edges.map(({ target }) => target)]));
  expect(Object.keys(graph).sort()).toEqual(['api', 'machines', 'mocks', 'receipt', 'storefront', 'storybook', 'tools', 'ui', 'workspace']);
  expect(graph['storybook']).toEqual(expect.arrayContaining(['storefront', 'ui', 'tools']));
  expect(Object.keys(graph).map((name) => findCycle(graph, name))).toEqual(Object.keys(graph).map(() => null));
});

it('the inputs of the build are the storefront, its libraries, the contract and build tools, without stories, their guidance and examples, tests, fixtures and documents', () => {
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
  expect(files.filter((file) => /\.(stories|test|guidance|examples|fixture)\.|\.md$|\/e2e\/|\/stories\//.test(file))).toEqual([]);
});

it('a commit of a baseline builds the Storybook again, which shows when each has changed', () => {
  const { runtime }: { runtime: string[] } = JSON.parse(run('show', 'target', 'inputs', 'storybook:build', '--json'));
  expect(runtime).toContain('node --import tsx/esm tools/build/baseline-history.ts');
});

/** Whether the pattern list of an input, such as `workspace:[{workspaceRoot}/**\/*,!{workspaceRoot}/*.md]`, includes the README. */
function includesReadme(input: string): boolean {
  const patterns = (/^workspace:\[(.*)\]$/.exec(input)?.[1] ?? '').split(',').map((pattern) => pattern.replace('{workspaceRoot}/', ''));
  const matches = (given: string[]) => given.some((pattern) => patterns.includes(pattern));
  return matches(['**/*', '**/*.md', '*.md', 'README.md']) && !matches(['!**/*.md', '!*.md', '!README.md']);
}

it('a change of README.md runs nothing again but the check of the format', () => {
  const tasks = Object.entries(readInputs()).filter(([, inputs]) => inputs.some(includesReadme));
  expect(tasks.map(([name]) => name)).toEqual(['workspace:check-format']);
});

it('a change of a document runs the tests of the tools again, which read it', () => {
  expect(run('show', 'target', 'inputs', 'tools:test', '--check', 'docs/acceptance.md')).toContain('is an input for');
});

/** The files whose tests prove cells of the fault matrix, which `matrix.spec.ts` reads. */
function provenIn(): string[] {
  const folder = `${cwd}apps/storefront/e2e/faults/matrix/`;
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  const files = texts.flatMap((text) => [...text.matchAll(/'((?:e2e|src|\.\.\/\.\.\/\w+)\/[\w/.-]+\.tsx?)'/g)]);
  return [...new Set(files.map(([, file]) => posix.join('apps/storefront', String(file))))];
}

it('a change of a file that proves a cell of the fault matrix runs the end-to-end tests again', () => {
  const { files }: { files: string[] } = JSON.parse(run('show', 'target', 'inputs', 'storefront:e2e', '--json'));
  expect(provenIn()).toEqual(
    expect.arrayContaining(['libs/api/src/client/redirect.test.ts', 'apps/storefront/src/ordering/cart-storage.test.ts']),
  );
  expect(provenIn().filter((file) => !files.includes(file))).toEqual([]);
});

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

it('every package is pinned to one exact version', () => {
  const manifests = execFileSync('git', ['ls-files', ':(glob)**/package.json'], { cwd, encoding: 'utf8' }).trim().split('\n');
  expect(manifests).toEqual(expect.arrayContaining(['package.json', 'libs/receipt/package.json', 'tools/floor/package.json']));
  const declared = manifests
    .map((file): Package => JSON.parse(readFileSync(cwd + file, 'utf8')))
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));
  expect(declared.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const versions = new Map(declared);
  expect(declared.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
});
