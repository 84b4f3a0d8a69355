import { ApiError } from './api-error.ts';
import { getBodyLimit, readBody } from './body-limit.ts';

/** Sends a request; rejects with an ApiError. */
export type FetchFn = (request: Request) => Promise<Response>;

/**
 * Limits the time of each request, body included, and combines it with the caller's signal. A redirect fails a write as 'network'.
 * Uses setTimeout: fake timers do not control AbortSignal.timeout, and Node 20 garbage-collects AbortSignal.any while fetch waits.
 */
export function withTimeLimit(fetch: typeof globalThis.fetch, milliseconds: number): FetchFn {
  return async (request) => {
    const controller = new AbortController();
    const { signal } = request;
    if (signal.aborted) throw new ApiError('aborted', { cause: signal.reason });
    signal.onabort = () => controller.abort(signal.reason);
    const timer = setTimeout(() => controller.abort(), milliseconds);
    const toApiError = (cause: unknown) =>
      cause instanceof ApiError
        ? cause
        : new ApiError(signal.aborted ? 'aborted' : controller.signal.aborted ? 'time-out' : 'network', { cause });
    try {
      // A redirected write is followed as a GET, whose 200 says nothing about the write (Behaviour 'HTTP').
      const redirect = request.method === 'GET' ? 'follow' : 'error';
      const response = await fetch(request, { signal: controller.signal, redirect, cache: getCacheMode(request) });
      return await bufferBody(response, getBodyLimit(request, response), toApiError);
    } catch (error) {
      throw toApiError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * No response comes from the HTTP cache unrevalidated, whatever its `Cache-Control`: it would hide what was just saved or ordered. A request with a bearer
 * leaves nothing there either, for the next user of the browser.
 */
const getCacheMode = ({ headers }: Request): RequestCache => (headers.has('authorization') ? 'no-store' : 'no-cache');

const nullBodyStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Buffers the body within the time limit. The status stays valid if the body fails or exceeds its limit: an error response loses its body, a
 * successful one rejects when its body is read.
 */
async function bufferBody(response: Response, limit: number, toApiError: (cause: unknown) => ApiError): Promise<Response> {
  // A service worker returns a 204 with an empty body, but the Response constructor throws for one.
  if (response.body === null || nullBodyStatuses.has(response.status)) return response;
  try {
    return new Response(await readBody(response.body, limit), response);
  } catch (cause) {
    const broken = new ReadableStream({ start: (controller) => controller.error(toApiError(cause)) });
    return new Response(response.ok ? broken : null, response);
  }
}
