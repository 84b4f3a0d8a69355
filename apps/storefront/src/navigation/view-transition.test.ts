import { afterEach, describe, expect, it, vi } from 'vitest';
import { ignoreSkippedTransitions } from './view-transition.ts';

const routerThat = (shouldViewTransition: boolean) => {
  const router = { shouldViewTransition, startViewTransition: (update: () => Promise<void>): unknown => update };
  ignoreSkippedTransitions(router);
  return router;
};

describe('a view transition', () => {
  const unhandled = vi.fn();
  afterEach(() => {
    process.off('unhandledRejection', unhandled);
    vi.unstubAllGlobals();
  });

  it('causes no unhandled rejection when it is skipped, and still updates', async () => {
    process.on('unhandledRejection', unhandled);
    const skipped = new DOMException('Transition was skipped', 'AbortError');
    const update = vi.fn().mockResolvedValue(undefined);
    const startViewTransition = vi.fn((work: () => Promise<void>) => ({
      ready: Promise.reject(skipped),
      finished: Promise.reject(skipped),
      updateCallbackDone: work(),
    }));
    vi.stubGlobal('document', { startViewTransition });
    const router = routerThat(true);
    await router.startViewTransition(update);
    await new Promise(setImmediate);
    expect([update.mock.calls.length, unhandled.mock.calls.length, router.shouldViewTransition]).toEqual([1, 0, undefined]);
  });

  it('is not started unless requested and supported', async () => {
    const startViewTransition = vi.fn();
    const update = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('document', { startViewTransition });
    await routerThat(false).startViewTransition(update);
    vi.stubGlobal('document', {});
    await routerThat(true).startViewTransition(update);
    expect([update.mock.calls.length, startViewTransition.mock.calls.length]).toEqual([2, 0]);
  });
});
