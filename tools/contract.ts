// npm run contract -- --url http://127.0.0.1:4010 --email … --password … [--admin-email … --admin-password …]
// Makes the sixteen calls of openapi.yaml to a server and reports the deviations. Exit code 1 on any deviation or a wrong option, 2 if only
// the connection failed or the server limits calls.
import { setTimeout } from 'node:timers/promises';
import { checkServer, exitCodeOf, validateExchange, writeReport } from '@my-food/mocks/server';
import { readSettings, readShop } from './build/read-shop.ts';
import { fail, readOptions } from './command-line.mjs';
import { startPrism } from './prism/prism.ts';
import { validateWithPrism } from './prism/validate-with-prism.ts';

const usage = `Usage: npm run contract -- --url http://127.0.0.1:4010 --email … --password … [--admin-email … --admin-password …]

Makes the sixteen calls with valid and invalid input and validates every response against openapi.yaml.
Registers one customer (contract-check-…@my-food.example) and orders one dish in their name (in that of --email where the new account cannot
log in at once) with the tax of VITE_SHOP_CONFIG; no call can undo either. The category and the dish that it adds as the given admin are removed again.
The passwords can be in CONTRACT_PASSWORD and CONTRACT_ADMIN_PASSWORD.
A server that limits calls (429) is waited for, up to a minute for each call; a longer limit has to be lifted for the check.
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
if (!url || !email || !password) fail(usage);
if (!/^https?:\/\//.test(url) || !URL.canParse(url)) fail(`--url: '${url}' is no address such as http://127.0.0.1:4010.\n\n${usage}`);
if (values['admin-email'] && !admin) fail(`--admin-email needs --admin-password.\n\n${usage}`);

const target = values.prism ? { url: (await startPrism(url)).url, validate: validateWithPrism } : { url, validate: validateExchange };
const wait = (seconds: number) => {
  console.log(`The server limits calls: waiting ${seconds} s, as its Retry-After says.`);
  return setTimeout(seconds * 1000);
};
const { tax } = await readShop(readSettings('production'));
const report = await checkServer({ ...target, taxPercent: tax.percent, customer: { email, password }, admin, wait });
console.log(writeReport(report));
process.exit(exitCodeOf(report));
