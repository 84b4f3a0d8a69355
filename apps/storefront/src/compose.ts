import { createApi, createPublicClient, createSignedInClient } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import type { RouterHistory } from '@tanstack/react-router';
import { apiBaseUrl } from './config/api-base-url.ts';
import { createKeptStorage } from './lib/kept-storage.ts';
import { createQueryClient } from './lib/query-client.ts';
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
import { startSessionEffects } from './session/session-effects.ts';
import { createSessionStorage } from './session/session-storage.ts';

interface Surroundings {
  /** A story brings its own; the page's is the hash. */
  history?: RouterHistory;
  /** Ends the listening to other tabs; the page's own never ends. */
  lifetime?: AbortSignal;
}

/** Connects everything, in one straight line: each step uses only what stands above it. */
export function compose({ history, lifetime = new AbortController().signal }: Surroundings = {}): {
  services: Services;
  router: AppRouter;
} {
  const configuration = { baseUrl: apiBaseUrl() };
  const storage = createKeptStorage();
  const sessionStorage = createSessionStorage(storage);
  const publicClient = createPublicClient(configuration);
  const sessionActor = createSessionActor({ storage: sessionStorage, publicClient, api: configuration });
  const signedInClient = createSignedInClient(configuration, createAccessTokens(sessionActor));
  const api = createApi(publicClient, signedInClient);
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  const toaster = createToaster();
  const cartStorage = createCartStorage(storage);
  const cart = createCart(cartStorage, lifetime);
  const pendingOrder = createPendingOrderMark();
  const checkoutActor = createCheckoutActor({
    api,
    cart,
    storage: cartStorage,
    pendingOrder,
    readMenu: () => queryClient.fetchQuery({ ...queries.foods(), staleTime: 0 }),
    knownOrders: () => queryClient.getQueryData(queries.orders().queryKey) ?? null,
    readOrders: () => queryClient.fetchQuery({ ...queries.orders(), staleTime: 0 }),
  });
  const forgetPerson = () => {
    queryClient.clear();
    cart.change({ type: 'cart.emptied' });
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
    forgetSession,
  };
  const router = createAppRouter(services, history);
  startSessionEffects({
    lifetime,
    sessionActor,
    storage: sessionStorage,
    queryClient,
    readProfile: () => queryClient.fetchQuery(queries.profile()),
    forgetPerson,
    recheckRoutes: () => void router.invalidate(),
    leaveForLogin: () => void router.navigate({ to: '/login/' }),
  });
  startCheckoutEffects({ checkoutActor, queryClient, toaster, router });
  sessionActor.start();
  checkoutActor.start();
  return { services, router };
}
