// npm run api [-- --port 4010 --scenario shop --data rows.json --mock 'placeOrder:500@2,listFoods:slow:2000']: serves the mock backend over
// HTTP until this process or its parent npm exits. --data persists the rows in a file; --mock takes the directives of ?mock=.
// npm run preview: also serves the production build from the same origin (--static FOLDER), with the headers of `_headers`.
import { accounts, isScenarioName, parseMockDirectives, scenarios, startMockServer } from '@my-food/mocks/server';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { wholeSiteHeaders } from './hosts-headers.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string' },
    data: { type: 'string' },
    mock: { type: 'string', default: '' },
    static: { type: 'string' },
  },
});

const port = Number(values.port);
const link = parseMockDirectives(values.mock);
const scenario = values.scenario ?? link.scenario ?? (values.data ? undefined : 'shop');
if (
  (scenario !== undefined && !isScenarioName(scenario)) ||
  !Number.isInteger(port) ||
  port < 0 ||
  port > 65535 ||
  link.unknown.length > 0
) {
  console.error(`Usage: npm run api -- [--port 4010] [--scenario ${Object.keys(scenarios).join('|')}] [--data rows.json]
                    [--mock 'placeOrder:500@2,listFoods:slow:2000,preset:orderResponseLost']`);
  if (link.unknown.length > 0) console.error(`--mock knows nothing of: ${link.unknown.join(', ')}`);
  process.exit(1);
}

const staticRoot = values.static && fileURLToPath(new URL(`../${values.static}`, import.meta.url));
const built = staticRoot && { staticRoot, headers: wholeSiteHeaders(readFileSync(`${staticRoot}/_headers`, 'utf8')) };
const persistence = { ...(scenario && { scenario }), ...(values.data && { dataFile: values.data }) };
const { url, backend } = await startMockServer({ port, ...persistence, ...built }).catch((error: unknown) => {
  console.error(`No server on port ${port}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
backend.programFaults(link.faults);
console.log(`${scenario ? `The '${scenario}' scenario` : `What ${values.data} holds`} is served at ${url}/api/`);
if (link.faults.length > 0) console.log(`  with ${link.faults.join(', ')}`);
console.log(built ? `The built shop is served at ${url}/` : `Start the storefront on it: VITE_API_URL=${url} npm start`);
for (const { role, email, password } of Object.values(accounts)) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 1000).unref();
