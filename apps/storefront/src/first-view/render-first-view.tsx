import { createApi, createPublicClient, createSignedInClient } from '@my-food/api';
import { createQueries } from '@my-food/api/queries';
import { createCartMachine, createCheckoutMachine, sessionMachine } from '@my-food/machines';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { App } from '../app.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { createToaster } from '../lib/toaster.ts';
import type { CartDish } from '../ordering/cart-dish.ts';
import { createAppRouter } from '../routing/router.ts';
import type { Services } from '../services.tsx';

/** A shop in which nothing happens: nobody is signed in, the cart is empty, no call is ever sent. */
function quietServices(): Services {
  const configuration = { baseUrl: 'http://nobody.invalid' };
  const nobody = { current: () => null, another: () => Promise.resolve(null) };
  const api = createApi(createPublicClient(configuration), createSignedInClient(configuration, nobody));
  return {
    api,
    queries: createQueries(api),
    queryClient: createQueryClient(),
    sessionActor: createActor(sessionMachine, { input: { session: null } }),
    cart: {
      actor: createActor(createCartMachine<CartDish>(), { input: { lines: [] } }),
      change: () => undefined,
      arrive: () => undefined,
    },
    checkoutActor: createActor(createCheckoutMachine<CartDish>(), { input: { isOutcomeUnknown: false } }),
    toaster: createToaster(),
    theme: { current: () => 'system', choose: () => undefined, subscribe: () => () => undefined },
    sampleAccounts: [],
    forgetSession: () => undefined,
  };
}

/** The home screen as everybody sees it first, from the same tree that will take its place. Called by the build, outside any browser. */
export async function renderFirstView(): Promise<string> {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const services = quietServices();
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
