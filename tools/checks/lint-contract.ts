// Lints openapi.yaml with the rules of redocly.yaml. Makes no network requests, unlike Redocly's own command.
import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const problems = await lint({ ref: pathOf('openapi.yaml'), config: await loadConfig({ configPath: pathOf('redocly.yaml') }) });
formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '2' });
if (problems.length > 0) process.exit(1);
console.log('openapi.yaml: no problems for Redocly.');
