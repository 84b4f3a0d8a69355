// npm run ui:proof: a fresh application outside of the workspace uses the package of libs/ui.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNpm } from '../bootstrap.mjs';
import { launchChromium } from '../launch-chromium.ts';
import { readOptions } from '../command-line.mjs';
import { packLibrary } from './build-package.ts';
import { preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const usage = `Usage: npm run ui:proof -- [options]

A fresh Vite application outside of the workspace installs the tarball of libs/ui, compiles against its types, and renders it in both themes
without a finding of axe.

--pictures folder   where its pictures go, dist/ui-package-proof by default`;
const values = readOptions({ pictures: { type: 'string', default: join(root, 'dist/ui-package-proof') } }, usage);

const versionOf = (name: string) => String(JSON.parse(readFileSync(join(root, `node_modules/${name}/package.json`), 'utf8')).version);
const versions = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** Creates, installs, type-checks and builds the application. */
function createApplication(folder: string, tarball: string) {
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  const manifest = {
    ...{ name: 'fresh-application', private: true, type: 'module' },
    dependencies: { '@my-food/ui': `file:${tarball}`, ...versions('react', 'react-dom') },
    devDependencies: versions('@types/react', '@types/react-dom', 'typescript', 'vite'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const compilerOptions = {
    ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: ['vite/client'] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['main.tsx'] }));
  const [npm, ...args] = findNpm();
  const run = (...command: string[]) => execFileSync(npm, [...args, ...command], { cwd: folder, stdio: 'inherit' });
  run('install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline');
  run('exec', '--', 'tsc');
  run('exec', '--', 'vite', 'build', '--logLevel', 'warn');
}

/** What axe finds on the page in both themes, its dialog included. */
async function findViolations(url: string): Promise<string[]> {
  const browser = await launchChromium();
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce', viewport: { width: 720, height: 820 } });
    page.on('console', (message) => message.type() === 'error' && found.push(`${colorScheme}: ${message.text()}`));
    page.on('pageerror', (error) => found.push(`${colorScheme}: ${error.message}`));
    const check = async () => {
      await page.evaluate(axe);
      const result: unknown = await page.evaluate(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
      );
      if (Array.isArray(result)) found.push(...result.map((violation) => `${colorScheme}: ${String(violation)}`));
    };
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check();
    // The fonts are used from the second visit on (`font-display: optional`).
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.screenshot({ path: join(values.pictures, `${colorScheme}.png`) });
    await page.getByRole('button', { name: 'Order' }).click();
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
    await check();
    await page.close();
  }
  await browser.close();
  return found;
}

const folder = mkdtempSync(join(tmpdir(), 'fresh-application-'));
try {
  createApplication(folder, await packLibrary());
  const server = await preview({ root: folder, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
  const violations = await findViolations(server.resolvedUrls?.local[0] ?? '');
  await server.close();
  for (const violation of violations) console.error(violation);
  console.log(violations.length === 0 ? `The package works. Pictures: ${values.pictures}` : 'The package does not work.');
  if (violations.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
