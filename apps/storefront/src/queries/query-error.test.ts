import { ApiError } from '@my-food/api';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canAutoRefetch } from './query-error.ts';
import { english } from '../i18n/locale.ts';
import { queryErrorText, toSentence } from './query-error-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('AC-188 describes the failure in words, followed by the server’s message', () => {
  expect(queryErrorText(new ApiError('network'), english)).toBe('The shop cannot be reached. Are you online?');
  expect(queryErrorText(new ApiError('status', { status: 500 }), english)).toBe('The shop has a problem at the moment.');
  for (const serverMessage of ['Closed today.', 'Closed today'])
    expect(queryErrorText(new ApiError('status', { status: 503, serverMessage }), english)).toBe(
      'The shop has a problem at the moment. Closed today.',
    );
  const texts = [
    ...[400, 404, 429, 500].map((status) => new ApiError('status', { status })),
    ...(['time-out', 'network', 'body', 'aborted'] as const).map((reason) => new ApiError(reason)),
  ].map((error) => queryErrorText(error, english));
  expect(texts.filter((text) => /\d|server|status|request/i.test(text))).toEqual([]);
});

it.each([
  ['Closed today.\n', 'Closed today.'],
  [' Closed today ', 'Closed today.'],
  ['Closed (until Monday)', 'Closed (until Monday).'],
  ['The code is not “A1”', 'The code is not “A1”.'],
  ['Too many: at most 20%', 'Too many: at most 20%.'],
  ['Closed. (Until Monday.)', 'Closed. (Until Monday.)'],
  ['"Open?"', '"Open?"'],
  ['Please wait…', 'Please wait…'],
  ['আজ বন্ধ।', 'আজ বন্ধ।'],
  ['আজ বন্ধ', 'আজ বন্ধ।'],
  ['আজ বন্ধ (ছুটি)', 'আজ বন্ধ (ছুটি)।'],
  ['', ''],
])('AC-188 the message %j is the sentence %j', (message, sentence) => {
  expect(toSentence(message)).toBe(sentence);
});

it('hides the message of an unexpected error', () => {
  expect(queryErrorText(new TypeError('URL.canParse is not a function'), english)).toBe('Something went wrong.');
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

it('AC-313 allows an automatic refetch after the clock was put back', async () => {
  const query = await failedQuery(new ApiError('network'));
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(canAutoRefetch(query)).toBe(true);
});
