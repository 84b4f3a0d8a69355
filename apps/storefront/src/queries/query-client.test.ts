import { ApiError } from '@my-food/api';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { installFakeTime } from '../platform/testing/fake-time.ts';
import { createQueryClient } from './query-client.ts';
import { preloadedQueryOptions } from './query-error.ts';

installFakeTime();

/** A read that fails at first, on a page that is mounted. */
async function failedRead(error: ApiError) {
  const client = createQueryClient();
  client.mount();
  const read = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(error).mockResolvedValue(['Dal']);
  const observer = new QueryObserver(client, { queryKey: ['foods'], queryFn: read });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().isError).toBe(true);
  return { read, data: () => observer.getCurrentResult().data, end: () => [unsubscribe(), client.unmount()] };
}

for (const [name, come] of [
  ['the connection is back', () => [onlineManager.setOnline(false), onlineManager.setOnline(true)]],
  ['the page is returned to', () => [focusManager.setFocused(false), focusManager.setFocused(true)]],
] as const) {
  it(`AC-639 what has failed is read again when ${name}`, async () => {
    const { data, end } = await failedRead(new ApiError('network'));
    come();
    await vi.advanceTimersByTimeAsync(10);
    expect(data()).toEqual(['Dal']);
    end();
  });

  it(`AC-639 a server that asked for a pause is left alone when ${name}`, async () => {
    const { read, end } = await failedRead(new ApiError('status', { status: 429, retryAfterSeconds: 20 }));
    come();
    await vi.advanceTimersByTimeAsync(10);
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });
}

it.each([
  ['is shown after the clock was put back is read again', -3_600_000, 2],
  ['is shown soon is not read again', 4_000, 1],
])('AC-852 what was preloaded and %s', async (_, milliseconds, reads) => {
  const client = createQueryClient();
  const read = vi.fn(async () => ['Dal']);
  await client.prefetchQuery({ queryKey: ['foods'], queryFn: read });
  vi.setSystemTime(Date.now() + milliseconds);
  const unsubscribe = new QueryObserver(client, { queryKey: ['foods'], queryFn: read, ...preloadedQueryOptions }).subscribe(
    () => undefined,
  );
  expect(read).toHaveBeenCalledTimes(reads);
  unsubscribe();
});
