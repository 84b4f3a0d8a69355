import { ApiError } from './api-error.ts';
import { readBody } from './body-limit.ts';
import { parseErrorResponse } from './error-response.ts';

/** The result of openapi-fetch with `parseAs: 'stream'`: a successful body is still unread. */
type FetchResult = { response: Response; error?: unknown };

/** Spec §7: these writes succeed on exactly 200 or 201. */
export const createdStatuses: readonly number[] = [200, 201];

async function awaitResponse(call: Promise<FetchResult>): Promise<Response> {
  let result: FetchResult;
  try {
    result = await call;
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('network', { cause });
  }
  // Not by `error`: it is missing or empty when an error response has no body.
  if (!result.response.ok) throw new ApiError('status', parseErrorResponse(result.response, result.error || null));
  return result.response;
}

/** A read: the parsed JSON of a 2xx response, null when its body is empty. Rejects with an ApiError. */
export async function readJson(call: Promise<FetchResult>): Promise<unknown> {
  const response = await awaitResponse(call);
  const text = await readText(response);
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('body', { status: response.status, cause });
  }
}

/** A write: never reads the body. Rejects with an ApiError unless the status is one of `successes` (default: any 2xx); with 'body' for another 2xx. */
export async function expectSuccess(call: Promise<FetchResult>, successes?: readonly number[]): Promise<void> {
  const { status } = await awaitResponse(call);
  if (successes !== undefined && !successes.includes(status)) throw new ApiError('body', { status });
}

/** A write that rejects a successful HTML page: a captive portal or a proxy answered instead of the API. */
export async function rejectHtmlSuccess(call: Promise<FetchResult>): Promise<void> {
  const response = await awaitResponse(call);
  if (!response.headers.get('Content-Type')?.includes('text/html')) return;
  // Django sends an empty success as text/html too.
  const text = await readText(response);
  if (text.trim() !== '') throw new ApiError('body', { status: response.status });
}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  try {
    // Not `text()`: Chromium replaces the error of the stream with its own.
    return new TextDecoder().decode(await readBody(response.body, Infinity));
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('network', { status: response.status, cause });
  }
}
