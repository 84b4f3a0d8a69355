// npm run api [-- --port 4010 --scenario shop]: the mock backend over real HTTP, until this process or the npm above it goes.
// npm run preview: the same with the production build on the same origin (--static FOLDER), under the headers a good host sends.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, scenario: { type: 'string', default: 'shop' }, static: { type: 'string' } },
});
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
const { securityHeaders } = await load('../apps/storefront/content-security.ts');
const built = values.static && { staticRoot: fileURLToPath(new URL(`../${values.static}`, import.meta.url)), headers: securityHeaders };
const { url } = await startMockServer({ port, scenario: values.scenario, ...built }).catch((error) => {
  console.error(`No server on port ${port}: ${error.message}`);
  process.exit(1);
});
console.log(`The '${values.scenario}' scenario is served at ${url}/api/`);
console.log(built ? `The built shop is served at ${url}/` : `Start the storefront on it: VITE_API_URL=${url} npm start`);
for (const { role, email, password } of Object.values(accounts)) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 1000).unref();
