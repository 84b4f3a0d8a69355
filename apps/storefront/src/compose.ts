import { createApi, createPublicClient, createSignedInClient } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import type { RouterHistory } from '@tanstack/react-router';
import { apiBaseUrl } from './config/api-base-url.ts';
import { dropDrafts } from './lib/draft-keep.ts';
import { fetchUnlessAsked } from './lib/early-read.ts';
import { createKeptStorage } from './lib/kept-storage.ts';
import { createQueryClient } from './lib/query-client.ts';
import type { SampleAccount } from './lib/sample-accounts.ts';
import { createThemeChoice } from './lib/theme-choice.ts';
import { createToaster } from './lib/toaster.ts';
import { createCart } from './ordering/cart-actor.ts';
import { createCartStorage } from './ordering/cart-storage.ts';
import { createCheckoutActor } from './ordering/checkout-actor.ts';
import { startCheckoutEffects } from './ordering/checkout-effects.ts';
import { createPendingOrderMark } from './ordering/pending-order.ts';
import { createAppRouter, type AppRouter } from './routing/router.ts';
import type { Services } from './services.tsx';
import { createAccessTokens } from './session/access-tokens.ts';
import { createSessionActor } from './session/session-actor.ts';
import { forgetPrivateReads, startSessionEffects } from './session/session-effects.ts';
import { createSessionStorage } from './session/session-storage.ts';

interface Surroundings {
  /** A story brings its own; the page's is the hash. */
  history?: RouterHistory;
  /** Ends the listening to other tabs; the page's own never ends. */
  lifetime?: AbortSignal;
  /** Whom the login screen offers; a shop on its own backend knows some. */
  sampleAccounts?: readonly SampleAccount[];
}

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
  const sessionActor = createSessionActor({ storage: sessionStorage, publicClient, api: configuration });
  const accessTokens = createAccessTokens(sessionActor);
  const api = createApi(publicClient, createSignedInClient(configuration, accessTokens));
  // The picture is a courtesy: a 401 on its way renews nothing and ends nothing (READINGS 'Login').
  const courtesyTokens = { current: accessTokens.current, another: () => Promise.resolve(null) };
  const courtesyApi = createApi(publicClient, createSignedInClient(configuration, courtesyTokens));
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  const toaster = createToaster();
  const cartStorage = createCartStorage(storage);
  const cart = createCart(cartStorage, lifetime);
  const pendingOrder = createPendingOrderMark({ lifetime });
  const checkoutActor = createCheckoutActor({
    api,
    cart,
    storage: cartStorage,
    pendingOrder,
    readMenu: () => queryClient.fetchQuery({ ...queries.foods(), staleTime: 0 }),
    knownOrders: () => {
      const list = queryClient.getQueryState(queries.orders().queryKey);
      return list?.data && !list.isInvalidated ? list.data : null;
    },
    readOrders: () => queryClient.fetchQuery({ ...queries.orders(), staleTime: 0 }),
  });
  const forgetPerson = () => {
    forgetPrivateReads(queryClient);
    // The storage says what is left of the cart: nothing after a logout.
    cart.actor.send({ type: 'lines.recalled', lines: cartStorage.read() });
    cart.actor.send({ type: 'removal.forgotten' });
    pendingOrder.remove();
    checkoutActor.send({ type: 'checkout.reset' });
  };
  const forgetSession = () => {
    if (sessionActor.getSnapshot().context.session === null) return;
    sessionStorage.clear();
    forgetPerson();
  };
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
    forgetSession,
  };
  const router = createAppRouter(services, history);
  const leaveProtectedScreen = () => {
    const isProtected = router.state.matches.some(({ routeId }) => routeId === '/signed-in');
    // One that is only on its way asks its guard again.
    void (isProtected ? router.navigate({ to: '/login/', replace: true }) : router.invalidate());
  };
  startSessionEffects({
    lifetime,
    sessionActor,
    storage: sessionStorage,
    queryClient,
    readProfile: (signal) => courtesyApi.account.readProfile(signal),
    forgetPerson,
    forgetDrafts: () => void dropDrafts(),
    leaveProtectedScreen,
    leaveForLogin: () => void router.navigate({ to: '/login/' }),
  });
  startCheckoutEffects({ checkoutActor, queryClient, toaster, router });
  sessionActor.start();
  checkoutActor.start();
  return { services, router };
}
