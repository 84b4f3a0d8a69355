import { createHashHistory, type RouterHistory } from '@tanstack/react-router';

/** The key of an entry whose address was entered by hand. */
export const keyByHand = 'by hand';

/** The href of a link to `path`. */
export const hashHref = (path: string) => `#${path}`;

/**
 * The router's hash history, in which an address entered by hand has an index and a key as well. Without an index the router takes its entry for the
 * first: a Back that is blocked there reloads the page.
 */
export function createIndexedHashHistory(): RouterHistory {
  // The browser's own: the router replaces it with one that navigates. The listener has to be added before the router's.
  const replaceState = window.history.replaceState.bind(window.history);
  window.addEventListener('popstate', ({ state }) => {
    if (state) return;
    // The scroll position has this key: the same address may have been entered before.
    const __TSR_key = String(Math.random());
    replaceState({ __TSR_index: history.location.state.__TSR_index + 1, key: keyByHand, __TSR_key }, '');
  });
  const history = createHashHistory();
  // As in the prerendered home. The router's own hrefs begin with the path of the page.
  history.createHref = hashHref;
  return history;
}
