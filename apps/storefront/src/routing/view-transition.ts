/** What of the router a view transition needs. */
interface TransitioningRouter {
  shouldViewTransition?: unknown;
  startViewTransition: (update: () => Promise<void>) => unknown;
}

/**
 * The router's view transitions, with nobody told when one is skipped because the next has begun: `ready` and `finished` then reject with an
 * AbortError, which the router's own leaves unhandled (WebKit reports it).
 */
export function ignoreSkippedTransitions(router: TransitioningRouter): void {
  router.startViewTransition = (update) => {
    const isWelcome = Boolean(router.shouldViewTransition);
    router.shouldViewTransition = undefined;
    if (!isWelcome || !('startViewTransition' in document)) return update();
    const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
    for (const settled of [ready, finished, updateCallbackDone]) settled.catch(() => undefined);
    return updateCallbackDone;
  };
}
