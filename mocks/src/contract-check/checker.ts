import { type ContractProblem, type ValidateExchange } from '../contract/exchange-check.ts';
import { type OperationId, operations } from '../contract/operations.ts';
import { parseJson, recordResponse, recordRequest } from '../http/recorded-requests.ts';
import { toFormData } from '../http/to-form-data.ts';

export interface Deviation {
  /** JSON pointer with `*` for list indices. */
  field: string;
  rule: string;
  text: string;
  /** The number of occurrences. */
  count: number;
}

/** One call that was made or skipped. */
export interface Check {
  operation: OperationId;
  /** A description of the input: 'a wrong password'. */
  input: string;
  /** null: no response. */
  status: number | null;
  deviations: Deviation[];
  /** Why there was no response, or none but that of a limit, which says nothing about conformance; null with a response. */
  connectionError: string | null;
  /** Why the call was not made; null when it was. */
  skipped: string | null;
}

export type Form = Readonly<Record<string, string | File>>;

export interface Sending {
  /** A description of the input: 'a wrong password'. */
  input: string;
  /** The valid statuses for this input. */
  expected: readonly number[];
  /** For `{id}`. */
  id?: number;
  bearer?: string | undefined;
  json?: unknown;
  form?: Form;
  /** What a success leaves on the server, for the report. */
  creates?: string;
}

export interface ParsedResponse {
  status: number;
  /** null when it is empty or no JSON. */
  body: unknown;
}

interface CheckerOptions {
  /** Origin and path prefix, without a trailing slash. */
  url: string;
  validate: ValidateExchange;
  /** Time limit of one call in milliseconds. */
  timeoutMs: number;
  wait: (seconds: number) => Promise<unknown>;
}

/** The longest wait for a server that limits calls. */
const longestWait = 60;

/** Groups equal problems of a list's rows and counts them. An `anyOf` problem is dropped in favour of those of its branches. */
function merge(problems: readonly ContractProblem[]): Deviation[] {
  const merged = new Map<string, Deviation>();
  const relevant = problems.filter(
    (problem) => problem.rule !== 'anyOf' || !problems.some((other) => other !== problem && other.field === problem.field),
  );
  for (const { field, rule, text } of relevant) {
    const pointer = field.replace(/\/\d+(?=\/|$)/g, '/*');
    const known = merged.get(`${pointer} ${rule}`);
    if (known) known.count += 1;
    else merged.set(`${pointer} ${rule}`, { field: pointer, rule, text, count: 1 });
  }
  return [...merged.values()];
}

/** Makes calls to a server and records how each response differs from openapi.yaml and from the expected status. */
export function createChecker({ url, validate, timeoutMs, wait }: CheckerOptions) {
  const checks: Check[] = [];
  const createdResources = new Set<string>();

  const exchange = async (operation: OperationId, sending: Sending) => {
    const { method, path: template } = operations[operation];
    const path = template.replace('{id}', String(sending.id));
    const request = new Request(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        // A reused connection may be closed by the server while the request is on its way.
        connection: 'close',
        ...(sending.bearer === undefined ? {} : { authorization: `Bearer ${sending.bearer}` }),
        ...(sending.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sending.json === undefined ? {} : { body: JSON.stringify(sending.json) }),
      ...(sending.form === undefined ? {} : { body: toFormData(sending.form) }),
    });
    const sent = { ...(await recordRequest(request)), path };
    const response = await recordResponse(await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }));
    return { response, problems: validate(sent, response) };
  };

  /** A read is repeated once without a response. A write is not: it may have been processed. */
  const exchangeWithRetry = (operation: OperationId, sending: Sending) =>
    exchange(operation, sending).catch((error: unknown) => {
      if (operations[operation].method === 'GET') return exchange(operation, sending);
      throw error;
    });

  /** A call beyond the server's limit was not processed, so a write is made again, too: once, when its Retry-After has passed. */
  const exchangeWithinLimit = async (operation: OperationId, sending: Sending, mayWait = true) => {
    const exchanged = await exchangeWithRetry(operation, sending);
    if (exchanged.response.status !== 429) return exchanged;
    const retryAfter = exchanged.response.headers['retry-after'];
    const seconds = Number(retryAfter ?? NaN);
    if (!mayWait || !(seconds <= longestWait)) {
      const notice = retryAfter === undefined ? 'no Retry-After' : `Retry-After ${retryAfter}`;
      throw new Error(`the server limits calls (429, ${notice}): lift the limit for this check`);
    }
    await wait(seconds);
    return exchangeWithinLimit(operation, sending, false);
  };

  return {
    checks,
    /** What is on the server at present: a check that removes something deletes it here. */
    createdResources,
    /** Makes the call; null without a response. A request that expects a 2xx must conform to the contract itself. */
    async send(operation: OperationId, sending: Sending): Promise<ParsedResponse | null> {
      const check: Check = { operation, input: sending.input, status: null, deviations: [], connectionError: null, skipped: null };
      checks.push(check);
      try {
        const { response, problems } = await exchangeWithinLimit(operation, sending);
        const isGood = sending.expected.some((status) => status < 300);
        check.status = response.status;
        if (response.status < 300 && sending.creates !== undefined) createdResources.add(sending.creates);
        check.deviations.push(...merge(problems.filter(({ side }) => side === 'response' || isGood)));
        const isNamed = check.deviations.some(({ rule, field }) => rule === 'status' && field === '');
        if (!isNamed && !sending.expected.includes(response.status)) {
          const text = `answered ${String(response.status)}, which should be ${sending.expected.join(' or ')}`;
          check.deviations.push({ field: '', rule: 'status', text, count: 1 });
        }
        return { status: response.status, body: parseJson(response.text) ?? null };
      } catch (error) {
        const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        check.connectionError = reason instanceof Error ? reason.message : 'the call failed';
        return null;
      }
    },
    skip(operation: OperationId, input: string, skipped: string): void {
      checks.push({ operation, input, status: null, deviations: [], connectionError: null, skipped });
    },
    /** Records that the last successful call of the operation had no effect, as a later read shows. */
    recordDeviation(operation: OperationId, field: string, text: string): void {
      const check = checks.findLast((made) => made.operation === operation && made.status !== null && made.status < 300);
      check?.deviations.push({ field, rule: 'no-effect', text, count: 1 });
    },
  };
}

export type Checker = ReturnType<typeof createChecker>;
