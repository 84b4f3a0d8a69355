import { createApi, createPublicClient, createSignedInClient, type Category } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import { createCartMachine, sessionMachine } from '@my-food/machines';
import { createMemoryHistory } from '@tanstack/react-router';
import { backdropNames } from '@my-food/ui';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { App } from '../app/app.tsx';
import { bangla } from '../i18n/bn/index.ts';
import { english, type Language, type Locale } from '../i18n/locale.ts';
import { LocaleContext } from '../i18n/use-texts.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { hashHref } from '../navigation/hash-history.ts';
import { createToaster } from '../notifications/toaster.ts';
import type { CartDish } from '../ordering/cart-dish.ts';
import { createAppRouter } from '../app/router.ts';
import type { Services } from '../services/services.tsx';
import { StartNotice } from './start-notice.tsx';

/** Services without side effects: no session, an empty cart, no requests. `categories` are put into the query cache. */
function stubServices(locale: Locale, categories?: readonly Category[]): Services {
  const configuration = { baseUrl: 'http://prerender.invalid' };
  const anonymousTokens = { current: () => null, refresh: () => Promise.resolve(null) };
  const api = createApi(createPublicClient(configuration), createSignedInClient(configuration, anonymousTokens));
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  queryClient.prefetchQuery = () => Promise.resolve();
  if (categories) queryClient.setQueryData(queries.categories().queryKey, [...categories]);
  return {
    api,
    queries,
    silentApi: api,
    queryClient,
    sessionActor: createActor(sessionMachine, { input: { session: null } }),
    renewSession: () => undefined,
    cart: {
      actor: createActor(createCartMachine<CartDish>(), { input: { lines: [] } }),
      change: () => undefined,
      addFromNavigation: () => undefined,
      containsLines: () => false,
      reset: () => undefined,
    },
    checkout: { load: () => Promise.reject(new Error('Nothing is ordered during the build.')), current: () => null },
    toaster: createToaster(),
    theme: { current: () => 'system', choose: () => undefined, subscribe: () => () => undefined },
    language: {
      current: () => locale,

      choose: () => Promise.resolve(),
      subscribe: () => () => undefined,
    },
    demoAccounts: [],
  };
}

async function renderHome(services: Services): Promise<string> {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  // Same `href` values as with the hash history, so the links work before the application has loaded.
  const router = createAppRouter(services, { ...history, createHref: hashHref });
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  return renderToStaticMarkup(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  );
}

/**
 * Renders the home page as static markup, followed by a template with one category per colour for render-categories.ts. The start notices come
 * first. Runs in Node during the build.
 */
export async function prerenderHome(language: Language): Promise<string> {
  const locale = { en: english, bn: bangla }[language];
  const templateCategories = backdropNames.map((_name, index): Category => ({ id: index + 1, name: 'x', imageUrl: 'x' }));
  const [list] = /<ul.*?<\/ul>/s.exec(await renderHome(stubServices(locale, templateCategories))) ?? [];
  if (list === undefined) throw new Error('Home has no list of categories.');
  const notice = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <StartNotice />
    </LocaleContext>,
  );
  return `${notice}<div data-prerendered>${await renderHome(stubServices(locale))}<template>${list}</template></div>`;
}
