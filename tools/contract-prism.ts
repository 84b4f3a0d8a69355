// npm run contract:prism: makes the calls of `npm run contract` to Prism's mock of openapi.yaml, and through Prism's proxy to the mock backend.
// Exit code 1 on any violation. The mock accepts every valid input, so only its responses are checked.
import {
  accounts,
  checkServer,
  type ContractProblem,
  describeProblem,
  exitCodeOf,
  startMockServer,
  writeReport,
} from '@my-food/mocks/server';
import { startPrism, validateWithPrism } from './prism.ts';

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
process.exit(violations.length > 0 || made === 0 ? 1 : exitCodeOf(report));
