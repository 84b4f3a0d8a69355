import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhenIdle } from './idle-callback.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function* counting(done: number[], steps: number): Generator<void, void> {
  for (let step = 1; step <= steps; step += 1) {
    done.push(step);
    yield;
  }
}

it('works while the browser is idle, and continues in the next idle period', () => {
  const times = [[5, 5, 0], [0], [5, 5, 5]];
  const requests: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: (typeof requests)[number]) => requests.push(callback));
  const done: number[] = [];
  runWhenIdle(counting(done, 6));
  const idle = () => {
    const left = times.shift() ?? [];
    requests.shift()?.({ timeRemaining: () => left.shift() ?? 0 });
    return [...done];
  };
  expect([done.length, idle(), idle(), idle()]).toEqual([0, [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6]]);
  expect(requests).toEqual([]);
});

it('AC-738 works a step at a time in a browser that is never idle', () => {
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: { timeRemaining: () => number }) => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(() => callback({ timeRemaining: () => 0 }), options.timeout);
  });
  const done: number[] = [];
  runWhenIdle(counting(done, 2));
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([1, 2]);
});

it('works in short slices without requestIdleCallback', () => {
  const done: number[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1.5));
  runWhenIdle(counting(done, 9));
  vi.runOnlyPendingTimers();
  expect(done).toEqual([1, 2, 3]);
  vi.runAllTimers();
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('AC-797 without requestIdleCallback nothing runs while the first page is loading', () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  const done: number[] = [];
  runWhenIdle(counting(done, 1));
  vi.advanceTimersByTime(900);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1]);
});

it('can be cancelled', () => {
  const done: number[] = [];
  runWhenIdle(counting(done, 9))();
  vi.runAllTimers();
  expect(done).toEqual([]);
});
