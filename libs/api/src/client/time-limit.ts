import { ApiError } from './api-error.ts';
import { bodyLimitOf, readBody } from './body-limit.ts';

/** One try of a request; rejects with an ApiError. */
export type Attempt = (request: Request) => Promise<Response>;

/**
 * Gives each attempt its own time limit, body included, joined with the caller's wish to stop. A redirect fails a write as 'network'.
 * By hand with setTimeout: AbortSignal.timeout escapes simulated clocks, and AbortSignal.any is collected while fetch waits on Node 20.
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

// A redirected write arrives elsewhere as a GET, whose 200 says nothing about the write (Behaviour 'HTTP').
const isRead = ({ method }: Request) => method === 'GET';

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Reads the body within the attempt. A body that breaks off or passes the limit does not undo the status already known: a refusal goes on
 * without its body, a success fails only for whoever reads its body.
 */
async function readWhole(response: Response, limit: number, explain: (cause: unknown) => ApiError): Promise<Response> {
  // A service worker hands on an empty body with a 204, which a response made by hand may not have.
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
