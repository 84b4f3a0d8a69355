import type { Failure } from './api-error.ts';

const maxMessageLength = 200;
const maxRetryAfter = 60;
const htmlPage = /^\s*<(!doctype|html|head|body)\b/i;
// Texts about the whole request, not about a field: also those of a problem (RFC 9457).
const messageKeys = ['detail', 'message', 'error', 'code', 'non_field_errors', 'type', 'title', 'instance'];

/** The parts of a failure, from the headers and the parsed body of an error response (text when it is no JSON). */
export function parseErrorResponse(response: Response, body: unknown): Failure {
  return {
    status: response.status,
    serverMessage: readServerMessage(body),
    // A 5xx is about the server, whatever its members are called.
    fieldErrors: response.status < 500 ? readFieldErrors(body) : new Map(),
    retryAfterSeconds: readRetryAfter(response.headers.get('Retry-After'), Date.now()),
    body,
  };
}

/** `detail`, else `message`, else `error`, else the `non_field_errors` of a parsed object; null for HTML. */
export function readServerMessage(body: unknown): string | null {
  if (!isRecord(body)) return null;
  return readText(body['detail']) ?? readText(body['message']) ?? readText(body['error']) ?? readTexts(body['non_field_errors']);
}

/** The texts of a Django validation error by field: `{ field: ['…'] }`. A map, because a field may be named `__proto__`. */
export function readFieldErrors(body: unknown): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  if (!isRecord(body)) return errors;
  for (const [field, value] of Object.entries(body)) {
    if (messageKeys.includes(field)) continue;
    const text = readTexts(value);
    if (text !== null) errors.set(field, text);
  }
  return errors;
}

/** Seconds to wait, 0 to 60; null without the header. A date is relative to `now`; an unreadable value is 0. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const number = Number(header);
  const seconds = Number.isNaN(number) ? (Date.parse(header) - now) / 1000 : number;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(Math.ceil(seconds), 0), maxRetryAfter);
}

/** One text of a Django validation error, or all of them. */
const readTexts = (value: unknown) => readText(Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(' ') : value);

function readText(value: unknown): string | null {
  if (typeof value !== 'string' || htmlPage.test(value)) return null;
  // By code points, so that no surrogate pair is split.
  const text = Array.from(value.slice(0, maxMessageLength * 2))
    .slice(0, maxMessageLength)
    .join('');
  return text.replaceAll('\u0000', '').trim() || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
