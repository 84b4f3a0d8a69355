import { createApi, createPublicClient, createSignedInClient, type AccessTokens } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import { onlineManager } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { apiBaseUrl } from '../platform/api-base-url.ts';
import { deleteDraftsOnSessionChange } from '../forms/draft-database.ts';
import { fetchWithPreload } from '../platform/preloaded-fetch.ts';
import { createFallbackStorage } from '../platform/fallback-storage.ts';
import { createQueryClient } from '../queries/query-client.ts';
import type { DemoAccount } from '../session/demo-account.ts';
import { loadChunk } from '../platform/load-chunk.ts';
import { tabLocks } from '../platform/tab-lock/tab-lock.ts';
import type { LanguageChoice } from '../i18n/language-choice.ts';
import { createThemePreference } from '../platform/theme-preference.ts';
import { createToaster } from '../notifications/toaster.ts';
import { createCart } from '../ordering/cart-actor.ts';
import { createCartStorage } from '../ordering/cart-storage.ts';
import { createCheckout } from '../ordering/checkout.ts';
import { resetOnSessionEnd } from '../ordering/reset-on-session-end.ts';
import { createOrderJournal } from '../ordering/pending-order/order-journal.ts';
import { createAppRouter, redirectOnSessionChange, type AppRouter } from './router.ts';
import type { Services } from '../services/services.tsx';
import { createAccessTokens, createOrderTokens, withoutRenewal } from '../session/access-tokens.ts';
import { createSessionActor } from '../session/session-actor.ts';
import { startSessionEffects } from '../session/session-effects.ts';
import { createSessionStore } from '../session/session-store.ts';
import { countEndedSessions } from '../session/track-session.ts';

interface ComposeOptions {
  /** Default: the hash of the page's address. Stories pass a memory history. */
  history?: RouterHistory;
  /** Removes the listeners for other tabs when aborted. Default: never. */
  lifetime?: AbortSignal;
  /** Offered on the login page. Empty unless the build runs the mock backend. */
  demoAccounts: readonly DemoAccount[];
  language: LanguageChoice;
}

/** Creates and connects all services, in dependency order. */
export function compose({ history, lifetime = new AbortController().signal, demoAccounts, language }: ComposeOptions): {
  services: Services;
  router: AppRouter;
} {
  const configuration = { baseUrl: apiBaseUrl() };
  const storage = createFallbackStorage();
  // Registered before every other storage listener: a write of another tab is newer than the in-memory fallback.
  window.addEventListener('storage', ({ key }) => storage.discardFallback(key), { signal: lifetime });
  const sessionStore = createSessionStore(storage);
  const publicClient = createPublicClient({ ...configuration, fetch: fetchWithPreload });
  const sessionActor = createSessionActor({ storage: sessionStore, publicClient, locks: tabLocks });
  const accessTokens = createAccessTokens(sessionActor);
  const createApiWith = (tokens: AccessTokens) => createApi(publicClient, createSignedInClient(configuration, tokens));
  const api = createApiWith(accessTokens);
  const silentApi = createApiWith(withoutRenewal(accessTokens));
  const { orders } = createApiWith(createOrderTokens(sessionActor, accessTokens));
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  // Query learns of changes only: without this, the first connection of a page that was opened without one would be no change.
  onlineManager.setOnline(navigator.onLine);
  const toaster = createToaster();
  const cartStorage = createCartStorage(storage);
  const cart = createCart(cartStorage, lifetime);
  const journal = createOrderJournal({ lifetime });
  const checkout = createCheckout(async () => {
    const { startCheckout } = await loadChunk(() => import('../ordering/start-checkout.ts'));
    return startCheckout({
      lifetime,
      orders,
      queries,
      queryClient,
      sessionActor,
      cart,
      journal,
      locks: tabLocks,
      toaster,
      router,
    });
  });
  const services: Services = {
    api,
    queries,
    silentApi,
    queryClient,
    sessionActor,
    renewSession: sessionStore.renew,
    cart,
    checkout,
    toaster,
    theme: createThemePreference(),
    language,
    demoAccounts,
  };
  const router = createAppRouter(services, history);
  // The order matters: the storage is cleared before the cart reloads it.
  startSessionEffects({
    lifetime,
    sessionActor,
    storage: sessionStore,
    queryClient,
    router,
    api: configuration,
    readProfile: (signal) => silentApi.account.readProfile(signal),
  });
  countEndedSessions(sessionActor);
  deleteDraftsOnSessionChange(sessionActor);
  resetOnSessionEnd({ sessionActor, cart, checkout, journal });
  redirectOnSessionChange(router, sessionActor);
  sessionActor.start();
  return { services, router };
}
