import { accounts } from '@my-food/mocks/server';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { failToListen, readArguments, readOptions, readPort } from './command-line.mjs';
import { outcomeOf, runInProcess, runNode } from './testing/run-tool.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const options = { port: { type: 'string' } } as const;
it.each([
  [['--port', '80'], { port: '80' }, []],
  [['--prot', '80'], 'exit 1', ["Unknown option '--prot'\n\nUsage"]],
  [['--port'], 'exit 1', ["Option '--port <value>' argument missing\n\nUsage"]],
  [['80'], 'exit 1', ["Unexpected argument '80'. This command does not take positional arguments\n\nUsage"]],
  [['--prot', '--help'], 'exit 0', ['Usage']],
])('AC-201 the options %j', (args, result, printed) => {
  expect(outcomeOf(() => ({ ...readOptions(options, 'Usage') }), args)).toEqual({ result, printed });
});

it.each([
  [['cart', '--seed', '7'], { values: { seed: '7' }, positionals: ['cart'] }, []],
  [['cart', '--sead'], 'exit 1', ["Unknown option '--sead'\n\nUsage"]],
])('AC-257 the arguments %j', (args, result, printed) => {
  const config = { options: { seed: { type: 'string' } }, allowPositionals: true } as const;
  const read = () => {
    const { values, positionals } = readArguments(config, 'Usage');
    return { values: { ...values }, positionals };
  };
  expect(outcomeOf(read, args)).toEqual({ result, printed });
});

const noPort = 'A port is a whole number from 0 to 65535.';
it.each([
  [undefined, '', 4010, []],
  [undefined, ' ', 4010, []],
  [undefined, '0', 0, []],
  [undefined, '80', 80, []],
  ['81', '80', 81, []],
  [undefined, 'http', 'exit 1', [`PORT is 'http'. ${noPort}`]],
  [undefined, '-1', 'exit 1', [`PORT is '-1'. ${noPort}`]],
  ['', '80', 'exit 1', [`--port is ''. ${noPort}`]],
  ['65536', '', 'exit 1', [`--port is '65536'. ${noPort}`]],
])('AC-201 the port of --port %j and PORT=%j', (option, variable, result, printed) => {
  vi.stubEnv('PORT', variable);
  expect(outcomeOf(() => readPort(option, 4010))).toEqual({ result, printed });
});

it('another failure to listen is its own message', () => {
  const failed = outcomeOf(() => failToListen(new Error('listen EACCES: permission denied 0.0.0.0:80'), 'npm start', 80));
  expect(failed).toEqual({ result: 'exit 1', printed: ['listen EACCES: permission denied 0.0.0.0:80'] });
});

it('AC-257 every command of package.json has a usage', () => {
  const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const command = /^node tools\/run\.mjs (?:--browser )?(?:--engines \S+ )?(\S+\.(?:ts|mjs))(?: |$)/;
  const files = Object.values(scripts).flatMap((script) => command.exec(script)?.[1] ?? []);
  expect(files).toContain('tools/start.mjs');
  expect(files.filter((file) => !read(file).includes('const usage = `Usage: npm '))).toEqual([]);
});

const runner = fileURLToPath(new URL('run.mjs', import.meta.url));
/** What a script of package.json prints, and its exit code. */
const run = (...args: string[]) => runNode(runner, ...args);

it('AC-201 --help of the mock backend lists its options', async () => {
  const { code, output } = await runInProcess('tools/api.ts', ['--help']);
  expect([code, output.match(/^--\w+/gm)]).toEqual([0, ['--port', '--host', '--scenario', '--data', '--reset', '--mock']]);
});

it('AC-201 a port that is taken is a sentence', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const { code, output } = await run('tools/start.mjs', '--port', String(port));
  // Vite may have lines of its own before it.
  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is taken. Another one: npm start -- --port ${port + 1}\n`)]);
  expect(output).not.toMatch(/^\s+at /m);
  server.close();
});

/** Runs `npm run api` on a free port; `work` gets its URL. */
async function withApi(args: readonly string[], work: (api: string) => Promise<void>) {
  const child = spawn(process.execPath, [runner, 'tools/api.ts', '--port', '0', ...args]);
  try {
    const api = await new Promise<string>((resolve, reject) => {
      child.once('exit', reject);
      child.stdout.on('data', (chunk: Buffer) => {
        const served = /served at (\S+\/api\/)/.exec(chunk.toString())?.[1];
        if (served) resolve(served);
      });
    });
    await work(api);
  } finally {
    child.kill();
  }
}
const post = (url: string, body: object, headers = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const { email, password } = accounts.customer;
const logIn = async (api: string): Promise<{ access: string; refresh: string }> =>
  (await post(`${api}user/login/`, { email, password })).json();

it.each(['tools/api.ts', 'tools/start.mjs'])('AC-591 a shop file that is not there is a sentence: %s', async (tool) => {
  vi.stubEnv('VITE_SHOP_CONFIG', 'another-shop');
  const { code, output } = await run(tool, '--port', '0');
  expect([code, output]).toEqual([1, expect.stringContaining("VITE_SHOP_CONFIG: apps/storefront has no file 'another-shop'.\n")]);
  expect(output).not.toMatch(/^\s+at /m);
});

it.each(['VITE_API_URL', 'VITE_REPORT_DSN'])('AC-551 npm start says in one sentence why it cannot use %s', async (name) => {
  vi.stubEnv(name, 'localhost:8000');
  const { code, output } = await run('tools/start.mjs', '--port', '0');
  expect([code, output]).toEqual([1, expect.stringContaining(`\n${name}`)]);
  expect(output).not.toMatch(/^\s+at /m);
});

it('AC-234 the mock backend charges the tax of the shop', async () => {
  vi.stubEnv('VITE_SHOP_CONFIG', 'another-shop.config.ts');
  await withApi(['--scenario', 'fourDishes'], async (api) => {
    const { access } = await logIn(api);
    const order = async (tax: number) => {
      const items = [{ food: 1, quantity: 1, price: 250 }];
      const amounts = { subtotal: 250, tax, total: 250 + tax, items };
      const fixed = { payment_method: 'cash', transaction_id: null, status: 'paid' };
      return (await post(`${api}user/orders/`, { ...fixed, ...amounts }, { authorization: `Bearer ${access}` })).status;
    };
    expect([await order(18.75), await order(12.5)]).toEqual([201, 400]);
  });
});

it('AC-408 --mock revokes the tokens of a data file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-food-'));
  const data = ['--data', join(folder, 'rows.json')];
  let tokens = { access: '', refresh: '' };
  const statuses = async (api: string) => {
    const { status } = await fetch(`${api}user/profile/`, { headers: { authorization: `Bearer ${tokens.access}` } });
    return [status, (await post(`${api}user/refresh_token/`, { refresh: tokens.refresh })).status];
  };
  await withApi(data, async (api) => {
    tokens = await logIn(api);
    expect(await statuses(api)).toEqual([200, 200]);
  });
  await withApi([...data, '--mock', 'tokens:expired'], async (api) => expect(await statuses(api)).toEqual([401, 200]));
  await withApi([...data, '--mock', 'tokens:revoked'], async (api) => expect(await statuses(api)).toEqual([401, 401]));
  rmSync(folder, { recursive: true });
});
