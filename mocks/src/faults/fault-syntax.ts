import { errorBodies } from '../backend/authenticate.ts';
import { forbidden, notFound } from '../contract/contract-http.ts';
import type { Fault, FaultResponse } from './faults.ts';
import { type OperationId, operations } from '../contract/operations.ts';

type FaultEffect = Omit<Fault, 'method' | 'path' | 'skip' | 'times' | 'whenBearer'>;
export type FaultTarget = OperationId | '*';

function errorResponseOf(status: number, target: FaultTarget): FaultResponse {
  if (status === 401 && target === 'logIn') return { status, json: errorBodies.credentials };
  if (status === 401) return { status, json: target === 'renewAccess' ? errorBodies.refresh : errorBodies.access };
  if (status === 403) return { status, json: forbidden };
  if (status === 404) return { status, json: notFound };
  if (status === 429) {
    return { status, json: { detail: 'Request was throttled. Expected available in 30 seconds.' }, headers: { 'retry-after': '30' } };
  }
  return { status, json: { detail: status < 500 ? 'The request was refused.' : 'A server error occurred.' } };
}

/** A 2xx processes the request and replaces the response by an empty one. */
const withStatus = (status: number, target: FaultTarget): FaultEffect =>
  status < 300 ? { reply: { status }, isProcessed: true } : { reply: errorResponseOf(status, target) };

/** An object instead of a list, and a list instead of an object. */
const changeShape = (body: unknown): unknown => (Array.isArray(body) ? { count: body.length, results: body } : [body]);

const htmlPage = '<!doctype html><title>Bad gateway</title><h1>The kitchen does not answer</h1>';
const parseStatus = (text: string): number | null => (/^(2|4|5)\d\d$/.test(text) ? Number(text) : null);
const parseMilliseconds = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);
/** The argument of `redirect`, and its status. */
const redirects = new Map([['', 302], ...[301, 302, 303, 307, 308].map((status) => [String(status), status] as const)]);
const withoutArgument = (effect: FaultEffect) => (argument: string) => (argument === '' ? effect : null);

const faultParsers: Record<string, (argument: string, target: FaultTarget) => FaultEffect | null> = {
  slow(argument) {
    const delayMs = parseMilliseconds(argument === '' ? '2000' : argument);
    return delayMs === null ? null : { delayMs };
  },
  silent: withoutArgument({ isSilent: true }),
  drop: withoutArgument({ isDropped: true }),
  lost: withoutArgument({ isDropped: true, isProcessed: true }),
  malformed: withoutArgument({ reply: { status: 200, text: '[{"id": 1, "name": "Kac' }, isProcessed: true }),
  shape: withoutArgument({ changeJson: changeShape }),
  html(argument) {
    const status = parseStatus(argument === '' ? '502' : argument);
    return status === null ? null : { reply: { status, text: htmlPage, contentType: 'text/html' } };
  },
  redirect(argument, target) {
    const status = redirects.get(argument);
    const { path } = operations[target === 'listCategories' ? 'listFoods' : 'listCategories'];
    // A redirect of every call would lead to itself.
    return status === undefined || target === '*' ? null : { reply: { status, headers: { location: path } } };
  },
  expired: (argument, target) => (argument === '' && target !== 'renewAccess' ? withStatus(401, target) : null),
  revoked: (argument, target) => (argument === '' && target === 'renewAccess' ? withStatus(401, target) : null),
};

/** Each fault name and its description. A status (500, 429, 204) is a fault too. */
export const faultDescriptions: Record<string, string> = {
  slow: 'answers late',
  silent: 'never answers',
  drop: 'breaks the connection',
  lost: 'does the work, then breaks the connection',
  malformed: 'answers with broken JSON',
  shape: 'answers with another shape',
  html: 'answers with a page of HTML',
  redirect: 'sends the caller to an address that answers 200',
  expired: 'says that the access token is too old',
  revoked: 'says that the refresh token is not valid',
};

/** Parses `500`, `slow:2000` or `drop`; null when it is invalid for the target. */
export function parseFaultEffect(text: string, target: FaultTarget): FaultEffect | null {
  const status = parseStatus(text);
  if (status !== null) return withStatus(status, target);
  const [word = '', argument = ''] = text.split(/:(.*)/s);
  return Object.hasOwn(faultParsers, word) ? (faultParsers[word]?.(argument, target) ?? null) : null;
}
