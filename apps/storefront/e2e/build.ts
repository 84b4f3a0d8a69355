import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const storefront = fileURLToPath(new URL('..', import.meta.url));

/** The three builds a browser is shown: same origin, a server elsewhere, and the demo that carries its backend. */
export const builds = {
  shop: { outDir: '../../dist/e2e/shop', env: {} },
  elsewhere: { outDir: '../../dist/e2e/elsewhere', env: { VITE_API_URL: 'http://127.0.0.1:4610' } },
  demo: { outDir: '../../dist/e2e/demo', env: { VITE_MOCKS: 'on' } },
} as const;

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'content-security.ts',
  '../../libs',
  '../../mocks',
  '../../package-lock.json',
];

/** When the youngest file below `path` was written; milliseconds since 1970, 0 for what is not there. */
function youngest(path: string): number {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'node_modules')
      .map((name) => youngest(`${path}/${name}`)),
  );
}

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

async function build(outDir: string, env: Record<string, string>): Promise<void> {
  const options = { cwd: storefront, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const [code] = await once(spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], options), 'exit');
  if (code !== 0) throw new Error(`vite build failed for ${outDir}`);
}

/** Builds what is older than its sources, all at once. */
export async function buildStale(names: readonly (keyof typeof builds)[]): Promise<void> {
  const changedAt = Math.max(...sources.map((source) => youngest(`${storefront}${source}`)));
  const stale = names.map((name) => builds[name]).filter(({ outDir }) => youngest(`${storefront}${outDir}/index.html`) <= changedAt);
  await Promise.all(stale.map(({ outDir, env }) => build(outDir, env)));
}

export default (): Promise<void> => buildStale(['shop', 'elsewhere', 'demo']);
