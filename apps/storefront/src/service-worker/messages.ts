/** What the service worker is told. */
export type WorkerMessage =
  /** By the active worker, when a page is loaded: the waiting build is loaded, so its worker takes over. */
  | { readonly type: 'SKIP_WAITING' }
  /** By a page that has started: if it is the only one, files of older builds may be deleted. */
  | { readonly type: 'PAGE_STARTED' };
