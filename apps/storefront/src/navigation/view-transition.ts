/** The part of the router that starts view transitions. */
interface TransitioningRouter {
  shouldViewTransition?: unknown;
  startViewTransition: (update: () => Promise<void>) => unknown;
}

/**
 * Overrides the router's view transitions to ignore skipped ones. When the next transition starts, `ready` and `finished` reject with an AbortError,
 * which the router leaves unhandled (WebKit reports it).
 */
export function ignoreSkippedTransitions(router: TransitioningRouter): void {
  router.startViewTransition = (update) => {
    const isRequested = Boolean(router.shouldViewTransition);
    router.shouldViewTransition = undefined;
    if (!isRequested || !('startViewTransition' in document)) return update();
    const { ready, finished, updateCallbackDone } = document.startViewTransition(update);
    for (const settled of [ready, finished, updateCallbackDone]) settled.catch(() => undefined);
    return updateCallbackDone;
  };
}
