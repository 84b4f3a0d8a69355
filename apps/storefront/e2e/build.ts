import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutSettings } from '../../../tools/build-settings.mjs';
import { wholeSiteHeaders } from '../../../tools/whole-site-headers.ts';

/** The builds under test: same origin; another brand with an API on another origin; the demo with its mock backend. Targets of project.json. */
export const builds = {
  shop: { target: 'build', outDir: '../../dist/apps/storefront' },
  crossOrigin: {
    target: 'build-cross-origin',
    outDir: '../../dist/e2e/cross-origin',
    apiUrl: 'http://127.0.0.1:4610',
    reportsTo: 'http://127.0.0.1:4611',
  },
  demo: { target: 'build-demo', outDir: '../../dist/e2e/demo' },
} as const;

export type BuildName = keyof typeof builds;

/** The folder of a build, with a trailing slash. */
export const folderOf = (build: BuildName) => fileURLToPath(new URL(`../${builds[build].outDir}/`, import.meta.url));

/** The headers of the build's `_headers` file. */
export const headersOf = (build: BuildName) => wholeSiteHeaders(readFileSync(`${folderOf(build)}_headers`, 'utf8'));

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

/** Builds the targets with Nx, which restores unchanged ones from its cache. Throws when a build fails. */
export function build(names: readonly BuildName[]): void {
  const targets = names.map((name) => builds[name].target);
  const { status } = spawnSync(process.execPath, [nx, 'run-many', '-p', 'storefront', '-t', ...targets, '--outputStyle=static'], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...withoutSettings },
  });
  if (status !== 0) throw new Error(`The build failed: ${targets.join(', ')}.`);
}

export default () => {
  // The target `e2e` depends on the builds.
  if (process.env['NX_TASK_TARGET_TARGET'] !== 'e2e') build(['shop', 'crossOrigin', 'demo']);
};
