import { createApi, createPublicClient, createSignedInClient, type Category } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import { createCartMachine, createCheckoutMachine, sessionMachine } from '@my-food/machines';
import { createMemoryHistory } from '@tanstack/react-router';
import { backdropNames } from '@my-food/ui';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { App } from '../app.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { createToaster } from '../lib/toaster.ts';
import type { CartDish } from '../ordering/cart-dish.ts';
import { createAppRouter } from '../routing/router.ts';
import type { Services } from '../services.tsx';
import { StartNotice } from './start-notice.tsx';

/** A shop in which nothing happens: nobody is signed in, the cart is empty, no call is ever sent. Categories that it knows stand there. */
function quietServices(categories?: readonly Category[]): Services {
  const configuration = { baseUrl: 'http://nobody.invalid' };
  const nobody = { current: () => null, another: () => Promise.resolve(null) };
  const api = createApi(createPublicClient(configuration), createSignedInClient(configuration, nobody));
  const queries = createQueries(api);
  const queryClient = createQueryClient();
  queryClient.prefetchQuery = () => Promise.resolve();
  if (categories) queryClient.setQueryData(queries.categories().queryKey, [...categories]);
  return {
    api,
    queries,
    queryClient,
    sessionActor: createActor(sessionMachine, { input: { session: null } }),
    cart: {
      actor: createActor(createCartMachine<CartDish>(), { input: { lines: [] } }),
      change: () => undefined,
      addFromNavigation: () => undefined,
      holds: () => false,
      forget: () => undefined,
    },
    checkoutActor: createActor(createCheckoutMachine<CartDish>()),
    toaster: createToaster(),
    theme: { current: () => 'system', choose: () => undefined, subscribe: () => () => undefined },
    sampleAccounts: [],
  };
}

async function renderHome(services: Services): Promise<string> {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  // Its links are links from the first moment on: they lead where those of the hash history lead.
  const router = createAppRouter(services, { ...history, createHref: (path) => `#${path}` });
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  return renderToStaticMarkup(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  );
}

/**
 * The home screen as everybody sees it first, from the same tree that will take its place, and a pattern of its categories, one for each
 * colour, for draw-categories.ts; before it what the page says when the application does not come. Called by the build, outside any browser.
 */
export async function renderFirstView(): Promise<string> {
  const patterns = backdropNames.map((_name, index): Category => ({ id: index + 1, name: 'x', imageUrl: 'x' }));
  const [list] = /<ul.*?<\/ul>/s.exec(await renderHome(quietServices(patterns))) ?? [];
  if (list === undefined) throw new Error('Home has no list of categories.');
  const notice = renderToStaticMarkup(<StartNotice />);
  return `${notice}<div data-first-view>${await renderHome(quietServices())}<template>${list}</template></div>`;
}
