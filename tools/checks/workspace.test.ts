import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const { nodes, dependencies } = await createProjectGraphAsync();

/** What Nx hashes for each task, as `nx show target inputs` lists it for one: 'file:openapi.yaml', 'runtime:node --version'. */
async function readInputs() {
  const inspector = new HashPlanInspector({ nodes, dependencies }, cwd);
  await inspector.init();
  const targets = new Set(Object.values(nodes).flatMap(({ data }) => Object.keys(data.targets ?? {})));
  return new Map(Object.entries(inspector.inspectHashPlan(Object.keys(nodes), [...targets])));
}

const inputs = await readInputs();
const filesOf = (task: string) => (inputs.get(task) ?? []).flatMap((input) => /^file:(.*)/.exec(input)?.[1] ?? []);

/** The dependencies of each project. */
type Graph = Partial<Record<string, string[]>>;

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
  const graph: Graph = Object.fromEntries(Object.keys(nodes).map((name) => [name, dependencies[name]?.map(({ target }) => target) ?? []]));
  expect(Object.keys(graph).sort()).toEqual(['api', 'machines', 'mocks', 'receipt', 'storefront', 'storybook', 'tools', 'ui', 'workspace']);
  expect(graph['storybook']).toEqual(expect.arrayContaining(['storefront', 'ui', 'tools']));
  expect(Object.keys(graph).map((name) => findCycle(graph, name))).toEqual(Object.keys(graph).map(() => null));
});

it('the inputs of the build are the storefront, its libraries, the contract and build tools, without stories, their guidance and examples, tests, fixtures, charts and documents', () => {
  const files = filesOf('storefront:build');
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
  expect(files.filter((file) => /\.(stories|test|guidance|examples|fixture)\.|\.md$|\/(e2e|stories|charts)\//.test(file))).toEqual([]);
});

it('AC-910 only the task that runs all stories writes their report, which the check of the design system reads', () => {
  const report = 'dist/reports/stories.json';
  expect(nodes['storybook']?.data.targets?.['stories']?.options?.command).toContain(`--reporter=json --outputFile.json=${report}`);
  expect(readFileSync(`${cwd}.storybook/vitest.config.ts`, 'utf8')).not.toMatch(/outputFile|'json'/);
  expect(readFileSync(`${cwd}tools/checks/check-design-system.ts`, 'utf8')).toContain(report);
});

it.each(['storefront:build', 'storefront:e2e', 'storybook:build', 'storybook:stories'])(
  'a change of what only commands, checks and unit tests use does not run %s again',
  (task) => {
    const unused = /^tools\/(bench|checks|generate|lint|mutants|package)\/|\/testing\//;
    const used = usedBy(task);
    expect(filesOf(task).filter((file) => unused.test(file) && !used.includes(file))).toEqual([]);
  },
);

/** The file of the workspace that `file` imports by this specifier. */
const resolveImport = (file: string, specifier: string) =>
  relative(cwd, createRequire(cwd + file).resolve(specifier.replace(/\?.*/, ''))).replaceAll(sep, '/');

/**
 * The files of the workspace that a task runs, or that its files import, and so on. Not followed are types, and unit tests with
 * their `testing` folders, which have inputs of their own.
 */
function usedBy(task: string): string[] {
  const [project = '', target = ''] = task.split(':');
  const command = String(nodes[project]?.data.targets?.[target]?.options?.command);
  const used = new Set([...command.matchAll(/\btools\/[\w/.-]+/g)].map(([file]) => file));
  const addImports = (file: string) => {
    const code = readFileSync(cwd + file, 'utf8').replaceAll(/^(im|ex)port type .*$/gm, '');
    const imports = code.matchAll(/(?:from |import |import\()'(\.[^']*|@my-food\/[^']*)'/g);
    for (const [, specifier = ''] of imports) used.add(resolveImport(file, specifier));
  };
  filesOf(task)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.d\.ts$|\.test\.|\/testing\/|^tools\//.test(file))
    .forEach(addImports);
  // A set visits what is added to it meanwhile, too.
  used.forEach(addImports);
  return [...used];
}

it.each([...inputs.keys()])('what %s uses of the workspace is an input of it', (task) => {
  const files = filesOf(task);
  expect(usedBy(task).filter((file) => !files.includes(file))).toEqual([]);
});

it('a commit of a baseline builds the Storybook again, which shows when each has changed', () => {
  expect(inputs.get('storybook:build')).toContain('runtime:node --import tsx/esm tools/build/baseline-history.ts');
});

it('a change of README.md runs nothing again but the check of the format', () => {
  expect([...inputs.keys()].filter((task) => filesOf(task).includes('README.md'))).toEqual(['workspace:check-format']);
});

it('a change of a document runs the tests of the tools again, which read it', () => {
  expect(filesOf('tools:test')).toContain('docs/acceptance.md');
});

/** The files whose tests prove cells of the fault matrix, which `matrix.spec.ts` reads. */
function provenIn(): string[] {
  const folder = `${cwd}apps/storefront/e2e/faults/matrix/`;
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  const files = texts.flatMap((text) => [...text.matchAll(/'((?:e2e|src|\.\.\/\.\.\/\w+)\/[\w/.-]+\.tsx?)'/g)]);
  return [...new Set(files.map(([, file]) => posix.join('apps/storefront', String(file))))];
}

it('a change of a file that proves a cell of the fault matrix runs the end-to-end tests again', () => {
  const files = filesOf('storefront:e2e');
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
