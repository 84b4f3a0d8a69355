// npm run api: serves the mock backend over HTTP, with --shop (npm run preview) also the production build. Ends with the npm that started it.
import { accounts, isScenarioName, parseMockDirectives, scenarios, startMockServer } from '@my-food/mocks/server';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readSettings, readShop } from './build/read-shop.ts';
import { endWithParent, fail, failToListen, readOptions, readPort } from './command-line.mjs';
import { wholeSiteHeaders } from './whole-site-headers.ts';

const usage = `Usage: npm run api -- [options]       the mock backend, at http://127.0.0.1:4010/api/
       npm run preview -- [options]   the same beside the production build, at http://127.0.0.1:4173

--port 4010         another port (also PORT in the environment); 0 is any free one
--host 127.0.0.1    another address: 0.0.0.0 opens it to the network, so that a phone can visit the preview
--scenario shop     the data to start with: ${Object.keys(scenarios).join(', ')}
--data rows.json    stores the data in this file; without it, it is lost when the process ends
--reset             with --data: starts with the scenario again, whatever the file contains
--mock 'placeOrder:500@2,listFoods:slow:2000,preset:orderResponseLost'
                    faults of the server: mocks/README.md lists them`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const values = readOptions({ port: text, host: text, scenario: text, data: text, reset: flag, mock: text, shop: flag }, usage);
const [command, defaultPort] = values.shop ? ['npm run preview', 4173] : ['npm run api', 4010];

const port = readPort(values.port, defaultPort);
const { faults, unknown, scenario: mockScenario, ...directives } = parseMockDirectives(values.mock ?? '');
if (unknown.length > 0) fail(`Unknown directives of --mock: ${unknown.join(', ')}\n\n${usage}`);
const isReset = values.reset === true || directives.isReset;
const chosen = values.scenario ?? mockScenario ?? (values.data && !isReset ? undefined : 'shop');
if (chosen !== undefined && !isScenarioName(chosen)) fail(`There is no scenario '${chosen}'.\n\n${usage}`);

const root = fileURLToPath(new URL('..', import.meta.url));
const staticRoot = `${root}dist/apps/storefront`;
const settings = readSettings(values.shop ? 'production' : 'development');
if (values.shop) {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const { status } = spawnSync(process.execPath, [nx, 'run', 'storefront:build'], {
    cwd: root,
    stdio: 'inherit',
    // On this server. Nx would read .env.local instead of an empty variable.
    env: { ...process.env, ...settings, VITE_API_URL: '', VITE_MOCKS: '', NX_LOAD_DOT_ENV_FILES: 'false' },
  });
  if (status !== 0) process.exit(1);
}
const built = values.shop && { staticRoot, headers: wholeSiteHeaders(readFileSync(`${staticRoot}/_headers`, 'utf8')) };
// The shop's own rate: the server recomputes every order.
const { tax } = await readShop(settings);
const { url, backend } = await startMockServer({
  taxPercent: tax.percent,
  port,
  isReset,
  isRecording: false,
  ...(values.host && { host: values.host }),
  ...(chosen && { scenario: chosen }),
  ...(values.data && { dataFile: values.data }),
  ...built,
}).catch((error: unknown) => failToListen(error, command, port));
backend.programFaults(faults);
if (directives.tokens === 'expired') backend.expireAccessTokens();
if (directives.tokens === 'revoked') backend.revokeTokens();

console.log(`${chosen ? `The '${chosen}' scenario` : `What ${values.data} holds`} is served at ${url}/api/`);
if (faults.length > 0) console.log(`  with ${faults.join(', ')}`);
console.log(built ? `The built shop is served at ${url}/` : `Start the storefront on it: VITE_API_URL=${url} npm start`);
for (const { role, email, password } of Object.values(accounts)) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
endWithParent();
