import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const storefront = fileURLToPath(new URL('..', import.meta.url));

/** The three builds a browser is shown: same origin, a server elsewhere, and the demo that carries its backend. */
export const builds = {
  shop: { outDir: '../../dist/e2e/shop', env: {} },
  elsewhere: { outDir: '../../dist/e2e/elsewhere', env: { VITE_API_URL: 'http://127.0.0.1:4610' } },
  demo: { outDir: '../../dist/e2e/demo', env: { VITE_MOCKS: 'on' } },
} as const;

export default function buildAll(): void {
  for (const { outDir, env } of Object.values(builds)) {
    const result = spawnSync('npx', ['vite', 'build', '--outDir', outDir, '--logLevel', 'warn'], {
      cwd: storefront,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) throw new Error(`vite build failed for ${outDir}`);
  }
}
