// npm run contract -- --url http://127.0.0.1:4010 --email … --password … [--admin-email … --admin-password …]
// Makes the sixteen calls of openapi.yaml to a server and reports the deviations. Exit code 1 on any deviation or a wrong option, 2 if only
// the connection failed.
import { checkServer, exitCodeOf, validateExchange, writeReport } from '@my-food/mocks/server';
import { fail, readOptions } from './command-line.mjs';
import { startPrism } from './prism/prism.ts';
import { validateWithPrism } from './prism/validate-with-prism.ts';

const usage = `Usage: npm run contract -- --url http://127.0.0.1:4010 --email … --password … [--admin-email … --admin-password …]

Makes the sixteen calls with valid and invalid input and validates every response against openapi.yaml.
Registers one customer (contract-check-…@my-food.example) and orders one dish in their name (in that of --email where the new account cannot
log in at once); no call can undo either. The category and the dish that it adds as the given admin are removed again.
The passwords can be in CONTRACT_PASSWORD and CONTRACT_ADMIN_PASSWORD.
With --prism the calls go through Prism's proxy, whose violations are reported as well.`;

const text = { type: 'string' } as const;
const values = readOptions(
  { url: text, email: text, password: text, 'admin-email': text, 'admin-password': text, prism: { type: 'boolean' } },
  usage,
);
const { CONTRACT_PASSWORD, CONTRACT_ADMIN_PASSWORD } = process.env;
const { url = '', email, password = CONTRACT_PASSWORD } = values;
const adminPassword = values['admin-password'] ?? CONTRACT_ADMIN_PASSWORD;
const admin = values['admin-email'] && adminPassword ? { email: values['admin-email'], password: adminPassword } : null;
if (!/^https?:\/\//.test(url) || !email || !password) fail(usage);
if (values['admin-email'] && !admin) fail(`--admin-email needs --admin-password.\n\n${usage}`);

const target = values.prism ? { url: (await startPrism(url)).url, validate: validateWithPrism } : { url, validate: validateExchange };
const report = await checkServer({ ...target, customer: { email, password }, admin });
console.log(writeReport(report));
process.exit(exitCodeOf(report));
