import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { openContract, type DocumentNode } from './contract-document.ts';
import { isObject } from './is-object.ts';
import { parseJson, type RecordedResponse, type RecordedPart, type RecordedRequest } from '../http/recorded-requests.ts';

/** One way in which an exchange differs from openapi.yaml. */
export interface ContractProblem {
  side: 'request' | 'response';
  /** `POST /api/food/` */
  call: string;
  /** JSON pointer into the body, `/0/price`; a part of a form; '' for the whole. */
  field: string;
  /** The keyword of the schema (`required`, `pattern`), or one of: call, security, query, content-type, part, status, body, json. */
  rule: string;
  text: string;
}

type Finding = Pick<ContractProblem, 'field' | 'rule' | 'text'>;
type SentRequest = Pick<RecordedRequest, 'method' | 'path' | 'query' | 'headers' | 'json' | 'form'>;

/** One line for a console or a report. */
export const describeProblem = ({ side, call, field, rule, text }: ContractProblem): string =>
  `openapi.yaml: ${side} of ${call}, field ${field || '(whole)'}, rule ${rule}: ${text}`;

const wholeExchange = (rule: string, text: string): Finding => ({ field: '', rule, text });

function toFinding({ instancePath, keyword, message, params }: ErrorObject): Finding {
  const child: unknown = params['missingProperty'] ?? params['additionalProperty'];
  return {
    field: typeof child === 'string' ? `${instancePath}/${child}` : instancePath,
    rule: keyword,
    text: `${instancePath || 'the body'} ${message ?? 'is wrong'} ${JSON.stringify(params)}`,
  };
}

const mediaType = (headers: Record<string, string>): string => (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';

const documentId = 'openapi.yaml';

/** Compiles the document's schemas on demand. Form values are strings, so they are coerced: "3" is a valid integer. */
function createSchemaCheck(document: unknown) {
  const create = (coerceTypes: boolean) =>
    new Ajv2020({ strict: false, allErrors: true, coerceTypes, formats: fullFormats, multipleOfPrecision: 6 }).addSchema(
      isObject(document) ? document : {},
      documentId,
    );
  const validators = { json: create(false), form: create(true) };
  const compiled = new Map<string, ValidateFunction>();
  return (kind: keyof typeof validators, schema: DocumentNode, value: unknown): Finding[] => {
    const key = `${kind} ${schema.pointer}`;
    const validate = compiled.get(key) ?? validators[kind].compile({ $ref: `${documentId}#${encodeURI(schema.pointer)}` });
    compiled.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(toFinding);
  };
}

/** Validates exchanges against a parsed openapi.yaml. */
export function createExchangeCheck(document: unknown) {
  const { root, resolvePath, keysOf } = openContract(document);
  const check = createSchemaCheck(document);

  const findOperation = (method: string, path: string): DocumentNode | null => {
    const template = keysOf(resolvePath(root, 'paths')).find((candidate) =>
      new RegExp(`^${candidate.replace(/\{\w+\}/g, '[1-9]\\d*')}$`).test(path),
    );
    return template === undefined ? null : resolvePath(root, 'paths', template, method.toLowerCase());
  };

  const checkForm = (schema: DocumentNode, parts: RecordedPart[]): Finding[] => {
    const names = parts.map((part) => part.name);
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    const misplaced = parts.filter((part) => {
      const property = resolvePath(schema, 'properties', part.name);
      return property !== null && (part.file !== null) !== (resolvePath(property, 'format')?.value === 'binary');
    });
    return [
      ...repeated.map((name) => ({ field: `/${name}`, rule: 'part', text: `the part ${name} is sent twice` })),
      ...misplaced.map(({ name, file }) => ({
        field: `/${name}`,
        rule: 'part',
        text: `the part ${name} is ${file ? 'a file and should be a text' : 'a text and should be a file'}`,
      })),
      ...check('form', schema, Object.fromEntries(parts.map((part) => [part.name, part.value]))),
    ];
  };

  const checkRequest = (operation: DocumentNode, request: SentRequest, status: number | undefined): Finding[] => {
    const findings: Finding[] = [];
    const security = resolvePath(operation, 'security');
    const isPublic = security !== null && keysOf(security).length === 0;
    const hasBearer = /^Bearer .+/.test(request.headers['authorization'] ?? '');
    // An anonymous request is valid if the response is the contract's 401.
    if (!isPublic && !hasBearer && status !== 401) findings.push(wholeExchange('security', 'there is no bearer'));
    if (request.query !== '') findings.push(wholeExchange('query', `the query ${request.query} is not in the contract`));
    const type = mediaType(request.headers);
    const content = resolvePath(operation, 'requestBody', 'content');
    if (!content)
      return type === '' ? findings : [...findings, wholeExchange('content-type', `a body of type ${type}, where there is none`)];
    const schema = resolvePath(content, type, 'schema');
    if (!schema) return [...findings, wholeExchange('content-type', `a body of type '${type}' instead of ${keysOf(content).join(', ')}`)];
    if (type === 'application/json') return [...findings, ...check('json', schema, request.json)];
    return [...findings, ...(request.form ? checkForm(schema, request.form) : [wholeExchange('body', 'the form cannot be read')])];
  };

  // The `default` response is what clients have to survive: it does not make a status part of the contract.
  const checkResponse = (operation: DocumentNode, { status, headers, text }: RecordedResponse): Finding[] => {
    const response = resolvePath(operation, 'responses', String(status));
    if (!response) return [wholeExchange('status', `the status ${String(status)} is not in the contract`)];
    const content = resolvePath(response, 'content');
    if (!content) return [];
    const schema = resolvePath(content, mediaType(headers), 'schema');
    if (!schema) return [wholeExchange('content-type', `a body of type '${mediaType(headers)}' instead of ${keysOf(content).join(', ')}`)];
    const body = parseJson(text);
    return body === undefined ? [wholeExchange('json', 'the body is no JSON')] : check('json', schema, body);
  };

  /** Validates a request, and its response if there is one. `isRealResponse` is false for a programmed fault, whose response is not validated. */
  return (request: SentRequest, response: RecordedResponse | null, isRealResponse = true): ContractProblem[] => {
    const call = `${request.method} ${request.path}`;
    const operation = findOperation(request.method, request.path);
    if (!operation) return [{ side: 'request', call, ...wholeExchange('call', 'this call is not in the contract') }];
    const requested = checkRequest(operation, request, response?.status).map((finding) => ({ side: 'request' as const, call, ...finding }));
    const responded = response && isRealResponse ? checkResponse(operation, response) : [];
    return [...requested, ...responded.map((finding) => ({ side: 'response' as const, call, ...finding }))];
  };
}

export type ValidateExchange = ReturnType<typeof createExchangeCheck>;
