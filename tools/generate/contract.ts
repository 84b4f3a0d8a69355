// Generates the types of openapi.yaml.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Generated } from './generated.ts';

// openapi-typescript types binary parts as string; the client sends a File.
const file = ts.factory.createTypeReferenceNode('File');

export async function generateContract(): Promise<Generated> {
  const syntaxTree = await openapiTS(new URL('../../openapi.yaml', import.meta.url), {
    alphabetize: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => (schema.type === 'string' && schema.format === 'binary' ? file : undefined),
  });
  return {
    'libs/api/src/generated/schema.ts': `// Generated from openapi.yaml by npm run generate. Do not edit.\n${astToString(syntaxTree)}`,
  };
}
