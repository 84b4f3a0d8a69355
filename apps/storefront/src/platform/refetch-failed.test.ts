import { afterEach, expect, it, vi } from 'vitest';
import { refetchFailed } from './refetch-failed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('AC-845 waits five seconds at most for a line that has stalled', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => [{ rel: 'modulepreload', href: 'https://shop.example/assets/load-bangla.js' }] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const refetched = vi.fn();
  void refetchFailed().then(refetched);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refetched).toHaveBeenCalledExactlyOnceWith(false);
});

it('a request that stalls is given up', () => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('document', { querySelectorAll: () => [{ rel: 'modulepreload', href: 'https://shop.example/assets/load-bangla.js' }] });
  vi.stubGlobal('fetch', fetch);
  void refetchFailed();
  expect(fetch.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});

it('a style sheet that is not there in time is requested again', async () => {
  const replaceWith = vi.fn();
  const copy = { addEventListener: vi.fn() };
  const link = {
    rel: 'stylesheet',
    href: 'https://shop.example/assets/menu.css',
    isConnected: true,
    sheet: null,
    cloneNode: () => copy,
    replaceWith,
  };
  vi.stubGlobal('document', { querySelectorAll: () => [link] });
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('The signal timed out', 'TimeoutError')));
  void refetchFailed();
  await vi.waitFor(() => expect(replaceWith).toHaveBeenCalledWith(copy));
});
