// Writes libs/api/src/generated/schema.ts from openapi.yaml; with --check it only compares and fails on a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const contract = new URL('../openapi.yaml', import.meta.url);
const output = fileURLToPath(new URL('../libs/api/src/generated/schema.ts', import.meta.url));

// openapi-typescript types binary parts as string; what travels in them is a File.
const file = ts.factory.createTypeReferenceNode('File');
const syntaxTree = await openapiTS(contract, {
  alphabetize: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform: (schema) => (schema.type === 'string' && schema.format === 'binary' ? file : undefined),
});
const text = `// Generated from openapi.yaml by tools/generate-contract.mjs. Do not edit.\n${astToString(syntaxTree)}`;

if (process.argv.includes('--check')) {
  if (readFileSync(output, 'utf8') !== text) {
    console.error('libs/api/src/generated/schema.ts is out of date: node tools/generate-contract.mjs');
    process.exit(1);
  }
} else writeFileSync(output, text);
