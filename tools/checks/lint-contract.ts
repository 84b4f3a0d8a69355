// Lints openapi.yaml: Redocly's recommended rules and two of our own. Makes no network requests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { parse } from 'yaml';

const contract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

// Spec §7: every path ends in a slash, which the recommended rules forbid.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
const problems = await lint({ ref: contract, config });
formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '2' });

interface Contract {
  paths: object;
  components: { responses: object };
}

const ours: string[] = [];
const { paths, components }: Contract = parse(readFileSync(contract, 'utf8'));
for (const path of Object.keys(paths)) if (!path.endsWith('/')) ours.push(`${path} does not end in a slash`);

function requireExamples(node: unknown, at: string) {
  if (node === null || typeof node !== 'object') return;
  if ('content' in node && node.content !== null && typeof node.content === 'object')
    for (const [type, media] of Object.entries(node.content))
      if (!('example' in media) && !('examples' in media)) ours.push(`${at} ${type} has no example`);
  for (const [key, child] of Object.entries(node)) if (key !== 'content') requireExamples(child, `${at}/${key}`);
}
requireExamples(paths, 'paths');
requireExamples(components.responses, 'responses');
for (const problem of ours) console.error(problem);

if (problems.length + ours.length > 0) process.exit(1);
console.log('openapi.yaml: no problems.');
