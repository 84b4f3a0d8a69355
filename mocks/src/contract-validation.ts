import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { contractDocument, goDown, keysOf, type Place, root } from './contract-document.ts';
import type { RecordedAnswer, RecordedPart, RecordedRequest } from './recorded-requests.ts';

/** One way in which an exchange differs from openapi.yaml. */
export interface ContractProblem {
  side: 'request' | 'response';
  /** `POST /api/food/` */
  call: string;
  text: string;
}

type SentRequest = Pick<RecordedRequest, 'method' | 'path' | 'query' | 'headers' | 'json' | 'form'>;

const documentId = 'openapi.yaml';
const createValidator = (coerceTypes: boolean) =>
  new Ajv2020({ strict: false, allErrors: true, coerceTypes, formats: fullFormats }).addSchema(
    typeof contractDocument === 'object' && contractDocument !== null ? contractDocument : {},
    documentId,
  );
const jsonSchemas = createValidator(false);
/** A form is made of texts: "3" is a good integer there. */
const formSchemas = createValidator(true);
const compiled = new Map<string, ValidateFunction>();

function check(ajv: Ajv2020, schema: Place, value: unknown): string[] {
  const key = `${ajv === formSchemas ? 'form' : 'json'} ${schema.pointer}`;
  const validate = compiled.get(key) ?? ajv.compile({ $ref: `${documentId}#${encodeURI(schema.pointer)}` });
  compiled.set(key, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || 'the body'} ${error.message ?? 'is wrong'} ${JSON.stringify(error.params)}`,
  );
}

function findOperation(method: string, path: string): Place | null {
  const template = keysOf(goDown(root, 'paths')).find((candidate) =>
    new RegExp(`^${candidate.replace(/\{\w+\}/g, '[1-9]\\d*')}$`).test(path),
  );
  return template === undefined ? null : goDown(root, 'paths', template, method.toLowerCase());
}

const mediaType = (headers: Record<string, string>): string => (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';

function checkForm(schema: Place, parts: RecordedPart[]): string[] {
  const names = parts.map((part) => part.name);
  const repeated = names.filter((name, place) => names.indexOf(name) !== place).map((name) => `the part ${name} is sent twice`);
  const misplaced = parts
    .filter((part) => {
      const property = goDown(schema, 'properties', part.name);
      return property !== null && (part.file !== null) !== (goDown(property, 'format')?.value === 'binary');
    })
    .map((part) => `the part ${part.name} is ${part.file ? 'a file and should be a text' : 'a text and should be a file'}`);
  return [...repeated, ...misplaced, ...check(formSchemas, schema, Object.fromEntries(parts.map((part) => [part.name, part.value])))];
}

function checkRequest(operation: Place, request: SentRequest): string[] {
  const problems: string[] = [];
  const isPublic = keysOf(goDown(operation, 'security')).length === 0 && goDown(operation, 'security') !== null;
  if (!isPublic && !/^Bearer .+/.test(request.headers['authorization'] ?? '')) problems.push('there is no bearer');
  if (request.query !== '') problems.push(`the query ${request.query} is not in the contract`);
  const type = mediaType(request.headers);
  const content = goDown(operation, 'requestBody', 'content');
  if (!content) return type === '' ? problems : [...problems, `a body of type ${type}, where there is none`];
  const schema = goDown(content, type, 'schema');
  if (!schema) return [...problems, `a body of type '${type}' instead of ${keysOf(content).join(', ')}`];
  if (type === 'application/json') return [...problems, ...check(jsonSchemas, schema, request.json)];
  return [...problems, ...(request.form ? checkForm(schema, request.form) : ['the form cannot be read'])];
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function checkResponse(operation: Place, method: string, { status, headers, text }: RecordedAnswer): string[] {
  const response = goDown(operation, 'responses', String(status));
  if (!response) return [`the status ${String(status)} is not in the contract`];
  const content = goDown(response, 'content');
  if (!content) return text === '' ? [] : [`a body with status ${String(status)}, where there is none`];
  // The contract's description: a successful write may answer without a body.
  if (text === '' && method !== 'GET' && status < 300) return [];
  const schema = goDown(content, mediaType(headers), 'schema');
  if (!schema) return [`a body of type '${mediaType(headers)}' instead of ${keysOf(content).join(', ')}`];
  const body = parseJson(text);
  return body ? check(jsonSchemas, schema, body.value) : ['the body is no JSON'];
}

/** How a call (and its answer, where there was one) differs from openapi.yaml; empty when it does not. */
export function validateExchange(request: SentRequest, answer: RecordedAnswer | null): ContractProblem[] {
  const call = `${request.method} ${request.path}`;
  const operation = findOperation(request.method, request.path);
  if (!operation) return [{ side: 'request', call, text: 'this call is not in the contract' }];
  const requested = checkRequest(operation, request).map((text) => ({ side: 'request' as const, call, text }));
  const answered = answer
    ? checkResponse(operation, request.method, answer).map((text) => ({ side: 'response' as const, call, text }))
    : [];
  return [...requested, ...answered];
}
