/** A message to a service worker. */
export type WorkerMessage =
  /** From the active worker to the waiting one, when it responds with a page of that one's build: the waiting worker takes over. */
  | { readonly type: 'SKIP_WAITING' }
  /** From a page that has started. If no other page is open, the files of older builds are deleted. */
  | { readonly type: 'PAGE_STARTED' };
