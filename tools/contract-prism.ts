// npm run contract:prism: makes the calls of `npm run contract` to Prism's mock of openapi.yaml, and through Prism's proxy to the mock backend.
// Then runs the journeys of a customer and an admin in a browser, whose calls go through such a proxy. Exit code 1 on any violation. The mock accepts
// every valid input, so only its responses are checked.
import {
  accounts,
  checkServer,
  type ContractProblem,
  describeProblem,
  exitCodeOf,
  startMockServer,
  writeReport,
} from '@my-food/mocks/server';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readOptions } from './command-line.mjs';
import { startPrism } from './prism/prism.ts';
import { validateWithPrism } from './prism/validate-with-prism.ts';

const usage = `Usage: npm run contract:prism

Makes the calls of npm run contract and the shop's journeys through Prism, which validates them against openapi.yaml.`;
readOptions({}, usage);

const { customer, admin } = accounts;
const mock = await startPrism(null);
const violations: ContractProblem[] = [];
const { checks } = await checkServer({
  url: mock.url,
  customer,
  admin,
  validate(request, answer) {
    violations.push(...validateWithPrism(request, answer).filter(({ side }) => side === 'response'));
    return [];
  },
});
mock.close();
const made = checks.filter(({ status }) => status !== null).length;
console.log(`Prism's mock: ${String(made)} responses, ${String(violations.length)} violations.`);
for (const violation of violations) console.log(describeProblem(violation));

const server = await startMockServer({ scenario: 'fourDishes' });
const proxy = await startPrism(server.url);
const report = await checkServer({ url: proxy.url, customer, admin, validate: validateWithPrism });
proxy.close();
console.log(`\nPrism's proxy in front of the mock backend:\n${writeReport(report)}`);
await server.close();

console.log("\nThe shop's journeys, through Prism's proxy:");
const config = fileURLToPath(new URL('../apps/storefront/prism.config.ts', import.meta.url));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const journeys = spawnSync(process.execPath, [playwright, 'test', '-c', config], { stdio: 'inherit' });
process.exit(violations.length > 0 || made === 0 || journeys.status !== 0 ? 1 : exitCodeOf(report));
