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
  /** A story brings its own; the page's is the hash. */
  history?: RouterHistory;
  /** Ends the listening to other tabs; the page's own never ends. */
  lifetime?: AbortSignal;
  /** Whom the login screen offers; a shop on its own backend knows some. */
  sampleAccounts?: readonly SampleAccount[];
}

/** The page's own, however often a shop is composed in it: they know which locks this page has just given back. */
const locks = createTabLocks();

/** Connects everything, in one straight line: each step uses only what stands above it. */
export function compose({ history, lifetime = new AbortController().signal, sampleAccounts = [] }: Surroundings = {}): {
  services: Services;
  router: AppRouter;
} {
  const configuration = { baseUrl: apiBaseUrl() };
  const storage = createKeptStorage();
  // Before anybody else listens: what other tabs write is newer than what this one remembers.
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
  // In this order: the storage is cleared before the cart reads it again.
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
