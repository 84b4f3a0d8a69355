import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

/** What `nx graph --file` writes: who depends on whom, by project. */
function readGraph() {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    execFileSync(process.execPath, [nx, 'graph', `--file=${join(folder, 'graph.json')}`], { cwd, stdio: 'ignore' });
    const { graph } = JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8'));
    return Object.fromEntries(Object.entries(graph.dependencies).map(([name, edges]) => [name, edges.map(({ target }) => target)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first way from `name` back to a project on it, or null. */
function findCircle(graph, name, path = []) {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
  for (const target of graph[name] ?? []) {
    const circle = findCircle(graph, target, [...path, name]);
    if (circle) return circle;
  }
  return null;
}

it('finds a circle where there is one', () => {
  expect(findCircle({ ui: ['workspace'], workspace: ['storefront'], storefront: ['ui'] }, 'ui')).toEqual([
    'ui',
    'workspace',
    'storefront',
    'ui',
  ]);
  expect(findCircle({ app: ['ui', 'api'], ui: ['api'] }, 'app')).toBeNull();
});

it('the graph of the projects has no circle', () => {
  const graph = readGraph();
  expect(Object.keys(graph).sort()).toEqual(['api', 'machines', 'mocks', 'storefront', 'storybook', 'tools', 'ui', 'workspace']);
  expect(graph.storybook).toEqual(expect.arrayContaining(['storefront', 'ui', 'tools']));
  expect(Object.keys(graph).map((name) => findCircle(graph, name))).toEqual(Object.keys(graph).map(() => null));
});
