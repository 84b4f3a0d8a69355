import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNpm } from './bootstrap.mjs';
import { runNode } from './testing/run-tool.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const runner = fileURLToPath(new URL('run.mjs', import.meta.url));

/** What the runner says on another Node. */
async function runOn(version: string) {
  const other = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(other)}`];
  return runNode(...preload, runner, 'tools/start.mjs', '--help');
}

it.each(['18.20.4', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
  'AC-258 Node %s gets one sentence, before anything is installed',
  async (version) => {
    const { code, output } = await runOn(version);
    const sentence = `My Food needs Node ^20.19.0 || ^22.13.0 || >=24. This is Node ${version}: see https://nodejs.org.\n`;
    expect([code, output]).toEqual([1, sentence]);
  },
);

it.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0-nightly'])('AC-258 Node %s is accepted', async (version) => {
  const { code, output } = await runOn(version);
  expect([code, output]).toEqual([0, expect.stringMatching(/^Usage/)]);
});

/** Copies these files of the workspace to a folder of this name, writes others beside them, and runs Node there. */
async function runNodeIn(
  folder: string,
  copied: readonly string[],
  written: Record<string, string>,
  createArgs: (copy: string) => string[],
) {
  const root = mkdtempSync(join(tmpdir(), 'my-food-'));
  const copy = join(root, folder);
  for (const file of copied) cpSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(copy, file));
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  const result = await runNode(...createArgs(copy));
  rmSync(root, { recursive: true });
  return result;
}

it('AC-872 a test reads what a tool prints, not what Node says about the colours of the terminal', async () => {
  vi.stubEnv('NO_COLOR', '1');
  vi.stubEnv('FORCE_COLOR', '1');
  expect(await runNode('-e', "console.log('printed')")).toEqual({ code: 0, output: 'printed\n' });
});

// As one text: Node colours other values where the environment asks for colours.
const printSettings = 'console.log(`${process.env.VITE_API_URL} ${process.env.NX_LOAD_DOT_ENV_FILES} ${process.env.NODE_ENV}`);';

/** Runs the runner in a folder of this name with another lockfile and npm, and a tool that prints three settings. */
function runInCopy(folder: string, packages: object, ...args: string[]) {
  const copied = ['package.json', ...['run', 'build-settings', 'bootstrap', 'chromium', 'engines'].map((tool) => `tools/${tool}.mjs`)];
  const written = {
    'package-lock.json': JSON.stringify({ packages }),
    'npm.cjs': 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(1);',
    'tools/print.mjs': printSettings,
  };
  return runNodeIn(folder, copied, written, (copy) => {
    vi.stubEnv('npm_execpath', join(copy, 'npm.cjs'));
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    return [join(copy, 'tools/run.mjs'), ...args, 'tools/print.mjs'];
  });
}

it('AC-705 a folder that Vite cannot read is a sentence', async () => {
  const { code, output } = await runInCopy('C# shop', {});
  expect([code, output]).toEqual([1, expect.stringMatching(/^My Food cannot run in .*C# shop\/: .*Rename the folder\.\n$/)]);
});

it('AC-706 NODE_ENV=production installs what is needed, too', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { code, output } = await runInCopy('shop', { 'node_modules/vite': { version: '1.0.0', dev: true } });
  expect([code, output]).toEqual([1, expect.stringContaining('["ci","--include=dev",')]);
});

it('AC-876 npm is started by its script, which needs no shell on Windows; by its name without one', () => {
  expect(findNpm({ npm_execpath: '/npm-cli.js' })).toEqual([process.execPath, '/npm-cli.js']);
  expect(findNpm({})).toEqual(['npm']);
});

it('AC-870 the command alone decides between development and production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = await runInCopy('shop', {});
  expect(output).toMatch(/ undefined\n$/);
});

describe('AC-712 does not build for the server of the developer:', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_API_URL', 'https://staging.example');
    vi.stubEnv('NX_LOAD_DOT_ENV_FILES', undefined);
    vi.stubEnv('NODE_ENV', undefined);
  });

  it('a command with a browser', async () => {
    const printed = await Promise.all([runInCopy('shop', {}), runInCopy('shop', {}, '--browser')]);
    expect(printed.map(({ output }) => output)).toEqual(['https://staging.example undefined undefined\n', ' false undefined\n']);
  });

  it('Playwright, started without one', async () => {
    const copied = ['package.json', 'apps/storefront/e2e/build.ts', 'tools/build-settings.mjs', 'tools/whole-site-headers.ts'];
    const written = {
      'setup.mjs': "import build from './apps/storefront/e2e/build.ts'; build();",
      'node_modules/nx/bin/nx.js': printSettings,
    };
    const { output } = await runNodeIn('shop', copied, written, (copy) => ['--import', 'tsx/esm', join(copy, 'setup.mjs')]);
    expect(output).toBe(' false undefined\n');
  });
});
