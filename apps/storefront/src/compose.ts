import { createApi, createPublicClient, createSignedInClient } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import type { RouterHistory } from '@tanstack/react-router';
import { apiBaseUrl } from './config/api-base-url.ts';
import { dropDraftsWithSession } from './lib/draft-keep.ts';
import { fetchUnlessAsked } from './lib/early-read.ts';
import { createKeptStorage } from './lib/kept-storage.ts';
import { createQueryClient } from './lib/query-client.ts';
import type { SampleAccount } from './lib/sample-accounts.ts';
import { createTabLocks } from './lib/tab-lock.ts';
import { createThemeChoice } from './lib/theme-choice.ts';
import { createToaster } from './lib/toaster.ts';
import { createCart } from './ordering/cart-actor.ts';
import { createCartStorage } from './ordering/cart-storage.ts';
import { createCheckoutActor } from './ordering/checkout-actor.ts';
import { startCheckoutEffects } from './ordering/checkout-effects.ts';
import { endWithSession } from './ordering/end-with-session.ts';
import { createOrderJournal } from './ordering/order-journal.ts';
import { createAppRouter, followSession, type AppRouter } from './routing/router.ts';
import type { Services } from './services.tsx';
import { createAccessTokens, keepSessionWithoutRefresh, withoutRenewal } from './session/access-tokens.ts';
import { createSessionActor } from './session/session-actor.ts';
import { startSessionEffects } from './session/session-effects.ts';
import { createSessionStorage } from './session/session-storage.ts';

interface Surroundings {
  /** Default: the hash of the page's address. Stories pass a memory history. */
  history?: RouterHistory;
  /** Removes the listeners for other tabs when aborted. Default: never. */
  lifetime?: AbortSignal;
  /** Offered on the login page. Empty unless the build runs the mock backend. */
  sampleAccounts?: readonly SampleAccount[];
}

/** Shared by every composition in this page: it remembers which locks this page has just released. */
const locks = createTabLocks();

/** Creates and connects all services, in dependency order. */
export function compose({ history, lifetime = new AbortController().signal, sampleAccounts = [] }: Surroundings = {}): {
  services: Services;
  router: AppRouter;
} {
  const configuration = { baseUrl: apiBaseUrl() };
  const storage = createKeptStorage();
  // Registered before every other storage listener: a write of another tab is newer than the in-memory fallback.
  window.addEventListener('storage', ({ key }) => storage.yieldTo(key), { signal: lifetime });
  const sessionStorage = createSessionStorage(storage);
  const publicClient = createPublicClient({ ...configuration, fetch: fetchUnlessAsked });
  const sessionActor = createSessionActor({ storage: sessionStorage, publicClient, api: configuration, locks });
  const accessTokens = createAccessTokens(sessionActor);
  const api = createApi(publicClient, createSignedInClient(configuration, accessTokens));
  const courtesyApi = createApi(publicClient, createSignedInClient(configuration, withoutRenewal(accessTokens)));
  const orderApi = createApi(publicClient, createSignedInClient(configuration, keepSessionWithoutRefresh(sessionActor, accessTokens)));
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  const toaster = createToaster();
  const cartStorage = createCartStorage(storage);
  const cart = createCart(cartStorage, lifetime);
  const journal = createOrderJournal({ lifetime });
  const checkoutActor = createCheckoutActor({
    placeOrder: (draft) => orderApi.orders.place(draft),
    cart,
    journal,
    locks,
    isSignedIn: () => sessionActor.getSnapshot().context.session !== null,
    readMenu: () => queryClient.fetchQuery({ ...queries.foods(), staleTime: 0 }),
    readOrders: () => queryClient.fetchQuery({ ...queries.orders(), queryFn: ({ signal }) => orderApi.orders.list(signal), staleTime: 0 }),
  });
  const services: Services = {
    api,
    queries,
    queryClient,
    sessionActor,
    cart,
    checkoutActor,
    toaster,
    theme: createThemeChoice(),
    sampleAccounts,
  };
  const router = createAppRouter(services, history);
  // The order matters: the storage is cleared before the cart reloads it.
  startSessionEffects({
    lifetime,
    sessionActor,
    storage: sessionStorage,
    queryClient,
    readProfile: (signal) => courtesyApi.account.readProfile(signal),
  });
  dropDraftsWithSession(sessionActor);
  endWithSession({ sessionActor, cart, checkoutActor, journal });
  startCheckoutEffects({ checkoutActor, queryClient, toaster, router });
  followSession(router, sessionActor);
  sessionActor.start();
  checkoutActor.start();
  return { services, router };
}
