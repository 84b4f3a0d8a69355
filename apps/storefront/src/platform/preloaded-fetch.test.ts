import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithPreload } from './preloaded-fetch.ts';

const url = 'https://kitchen.example/api/category/';
const sent = vi.fn((request: Request) => Promise.resolve(new Response(`sent: ${request.method} ${request.url}`)));
const read = async (request: Request) => (await fetchWithPreload(request)).text();

beforeEach(() => vi.stubGlobal('window', { fetch: sent, preloadedFetch: { url, response: Promise.resolve(new Response('early')) } }));
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

test('the first call consumes the preloaded response, the next one is sent', async () => {
  expect(await read(new Request(url))).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await read(new Request(url))).toBe(`sent: GET ${url}`);
});

test('a call with another method or URL is sent and does not consume the preloaded response', async () => {
  expect(await read(new Request(url, { method: 'POST' }))).toBe(`sent: POST ${url}`);
  expect(await read(new Request('https://kitchen.example/api/food/'))).toBe('sent: GET https://kitchen.example/api/food/');
  expect(await read(new Request(url))).toBe('early');
});

test('a failed preload rejects the call that consumes it', async () => {
  const failure = new TypeError('Failed to fetch');
  vi.stubGlobal('window', { fetch: sent, preloadedFetch: { url, response: Promise.reject(failure) } });
  await expect(fetchWithPreload(new Request(url))).rejects.toBe(failure);
  expect(sent).not.toHaveBeenCalled();
});

test('an abort rejects with its reason while the preload is pending', async () => {
  const left = new DOMException('left', 'AbortError');
  const stop = new AbortController();
  vi.stubGlobal('window', { fetch: sent, preloadedFetch: { url, response: new Promise(() => undefined) } });
  const answer = fetchWithPreload(new Request(url), { signal: stop.signal });
  stop.abort(left);
  await expect(answer).rejects.toBe(left);
});

test('AC-550 an abort ends a preloaded response whose body stalls', async () => {
  const timedOut = new DOMException('The time limit has passed.', 'TimeoutError');
  const limit = new AbortController();
  const stalled = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('[{"id":')) });
  const response = Promise.resolve(new Response(stalled, { status: 203 }));
  vi.stubGlobal('window', { fetch: sent, preloadedFetch: { url, response } });
  const answer = await fetchWithPreload(new Request(url), { signal: limit.signal });
  expect(answer.status).toBe(203);
  const body = answer.text();
  limit.abort(timedOut);
  await expect(body).rejects.toBe(timedOut);
});
