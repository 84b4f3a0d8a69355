import { ApiError } from '@my-food/api';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryErrorText, canAutoRefetch } from './query-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('describes the failure, followed by the server’s message', () => {
  expect(queryErrorText(new ApiError('network'))).toBe('The server could not be reached.');
  expect(queryErrorText(new ApiError('status', { status: 500 }))).toBe('The server answered 500.');
  expect(queryErrorText(new ApiError('status', { status: 503, serverMessage: 'Closed today.' }))).toBe(
    'The server answered 503. Closed today.',
  );
});

it('hides the message of an unexpected error', () => {
  expect(queryErrorText(new TypeError('URL.canParse is not a function'))).toBe('Something went wrong.');
});

async function failedQuery(error: Error) {
  const client = new QueryClient();
  await client.fetchQuery({ queryKey: ['foods'], queryFn: () => Promise.reject(error), retry: false }).catch(() => undefined);
  const query = client.getQueryCache().find({ queryKey: ['foods'] });
  if (!query) throw new Error('The query is not in the cache.');
  return query;
}

it('allows an automatic refetch exactly when the Retry-After time has passed', async () => {
  const query = await failedQuery(new ApiError('status', { status: 503, retryAfterSeconds: 30 }));
  vi.advanceTimersByTime(29_999);
  expect(canAutoRefetch(query)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(canAutoRefetch(query)).toBe(true);
});

it('allows an automatic refetch at any time without Retry-After', async () => {
  expect(canAutoRefetch(await failedQuery(new ApiError('network')))).toBe(true);
});
