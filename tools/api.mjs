// npm run api [-- --port 4010 --scenario shop]: the mock backend over real HTTP, until this process or the npm above it goes.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, scenario: { type: 'string', default: 'shop' } } });
const load = async (path) => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { module } = await runnerImport(fileURLToPath(new URL(path, import.meta.url)), { root, configFile: false, logLevel: 'error' });
  return module;
};

const { isScenarioName, scenarios } = await load('../mocks/src/scenarios.ts');
const port = Number(values.port);
if (!isScenarioName(values.scenario) || !Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`Usage: npm run api -- [--port 4010] [--scenario ${Object.keys(scenarios).join('|')}]`);
  process.exit(1);
}

const { accounts, startMockServer } = await load('../mocks/src/server.ts');
const { url } = await startMockServer({ port, scenario: values.scenario }).catch((error) => {
  console.error(`No server on port ${port}: ${error.message}`);
  process.exit(1);
});
console.log(`The '${values.scenario}' scenario is served at ${url}/api/`);
console.log(`Start the storefront on it: VITE_API_URL=${url} npm start`);
for (const { role, email, password } of Object.values(accounts)) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 1000).unref();
