import { ApiError } from './api-error.ts';
import { bodyLimitOf, readBody } from './body-limit.ts';

/** Sends a request; rejects with an ApiError. */
export type Attempt = (request: Request) => Promise<Response>;

/**
 * Limits the time of each request, body included, and combines it with the caller's signal. A redirect fails a write as 'network'.
 * Uses setTimeout: fake timers do not control AbortSignal.timeout, and Node 20 garbage-collects AbortSignal.any while fetch waits.
 */
export function limitTime(fetch: typeof globalThis.fetch, milliseconds: number): Attempt {
  return async (request) => {
    const stop = new AbortController();
    let hasTimedOut = false;
    const leave = () => stop.abort(request.signal.reason);
    if (request.signal.aborted) throw new ApiError('left', { cause: request.signal.reason });
    request.signal.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => {
      hasTimedOut = true;
      stop.abort(new DOMException('The time limit has passed.', 'TimeoutError'));
    }, milliseconds);
    const explain = (cause: unknown) => new ApiError(hasTimedOut ? 'time-out' : request.signal.aborted ? 'left' : 'network', { cause });
    try {
      const response = await fetch(request, { signal: stop.signal, redirect: isRead(request) ? 'follow' : 'error' });
      return await readWhole(response, bodyLimitOf(request, response), explain);
    } catch (error) {
      throw error instanceof ApiError ? error : explain(error);
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', leave);
    }
  };
}

// A redirected write is followed as a GET, whose 200 says nothing about the write (Behaviour 'HTTP').
const isRead = ({ method }: Request) => method === 'GET';

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Buffers the body within the time limit. The status stays valid if the body fails or exceeds its limit: an error response loses its body, a
 * successful one rejects when its body is read.
 */
async function readWhole(response: Response, limit: number, explain: (cause: unknown) => ApiError): Promise<Response> {
  // A service worker returns a 204 with an empty body, but the Response constructor throws for one.
  if (response.body === null || bodiless.has(response.status)) return response;
  const { status, statusText, headers } = response;
  try {
    return new Response(await readBody(response.body, limit), { status, statusText, headers });
  } catch (cause) {
    const failure = cause instanceof ApiError ? cause : explain(cause);
    const broken = new ReadableStream({ start: (controller) => controller.error(failure) });
    return new Response(response.ok ? broken : null, { status, statusText, headers });
  }
}
