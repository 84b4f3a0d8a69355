import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { titles } from '../i18n/en/titles.ts';
import { lazyPage } from '../platform/load-chunk.ts';
import type { Services } from '../services/services.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { RouteError } from '../layout/route-error.tsx';
import { NotFoundPage } from '../layout/not-found.page.tsx';
import { adminCategorySearch, listSearch, itemSearch, menuSearch, noSearch } from '../navigation/search-params.ts';
import { consumeAddedFood } from '../ordering/consume-added-food.ts';
import { provideHistoryEntry } from '../navigation/history-state.ts';
import { requireSession } from '../session/require-session.ts';
import { alwaysStale } from '../queries/always-stale.ts';

// The URL table of Spec §2. Pages load lazily; `add-to-card` and `categorys` are spelled as specified.

const root = createRootRouteWithContext<Services>()({
  beforeLoad: provideHistoryEntry,
  component: AppLayout,
  errorComponent: RouteError,
  notFoundComponent: NotFoundPage,
});

// Loaders prefetch public data in parallel with the route chunk, on navigation and on intent. A navigation within this time after a prefetch on
// intent does not fetch again. Milliseconds.
const preloadStaleTime = 5_000;
/** Meanwhile, what is known is shown: it is read in a task of its own, so that the page is painted first. */
function prefetch<Data, Key extends QueryKey>({ queryClient }: Services, query: FetchQueryOptions<Data, Error, Data, Key>): void {
  const read = () => void queryClient.prefetchQuery({ ...query, staleTime: alwaysStale });
  if (queryClient.getQueryData(query.queryKey) === undefined) read();
  else setTimeout(read);
}
const prefetchFoods = ({ context }: { context: Services }) => prefetch(context, context.queries.foods());
const prefetchCategories = ({ context }: { context: Services }) => prefetch(context, context.queries.categories());

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'home' },
  validateSearch: noSearch,
  loader: prefetchCategories,
  preloadStaleTime,
  component: lazyPage(() => import('./home-with-usual.page.tsx'), 'HomeWithUsualPage'),
});
const menu = createRoute({
  getParentRoute: () => root,
  path: '/food',
  staticData: { title: 'menu' },
  validateSearch: menuSearch,
  loader: (args) => {
    prefetchFoods(args);
    prefetchCategories(args);
  },
  preloadStaleTime,
  component: lazyPage(() => import('../features/menu/menu.page.tsx'), 'MenuPage'),
});
const details = createRoute({
  getParentRoute: () => root,
  path: '/food/details',
  staticData: { title: 'details' },
  validateSearch: itemSearch,
  // The food usually comes with the navigation state: no refetch within the query's `staleTime`.
  loader: ({ context: { queries, queryClient } }) => void queryClient.prefetchQuery(queries.foods()),
  preloadStaleTime,
  component: lazyPage(() => import('../features/menu/details/details.page.tsx'), 'DetailsPage'),
});
const cart = createRoute({
  getParentRoute: () => root,
  path: '/food/add-to-card',
  staticData: { title: 'cart' },
  validateSearch: noSearch,
  beforeLoad: consumeAddedFood,
  loader: async ({ context }) => void (await context.checkout.load()),
  component: lazyPage(() => import('./cart-with-usual.page.tsx'), 'CartWithUsualPage'),
});
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'login' },
  validateSearch: noSearch,
  component: lazyPage(() => import('../features/account/login/login.page.tsx'), 'LoginPage'),
});
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: { title: 'register' },
  validateSearch: noSearch,
  component: lazyPage(() => import('../features/account/register/register.page.tsx'), 'RegisterPage'),
});

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', beforeLoad: requireSession });

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  staticData: { title: 'profile' },
  validateSearch: noSearch,
  component: lazyPage(() => import('./profile-with-orders.page.tsx'), 'ProfileWithOrdersPage'),
});
const profileUpdate = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile/update',
  staticData: { title: 'profileUpdate' },
  validateSearch: noSearch,
  component: lazyPage(() => import('../features/account/profile/profile-update.page.tsx'), 'ProfileUpdatePage'),
});

const adminPages = () => import('../features/admin/pages.ts');
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  staticData: { title: 'admin' },
  component: lazyPage(adminPages, 'AdminLayout'),
});
const adminIndex = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/products/', replace: true });
  },
});
const adminFoods = createRoute({
  getParentRoute: () => admin,
  path: '/products',
  staticData: { title: 'adminFoods' },
  validateSearch: listSearch,
  loader: prefetchFoods,
  preloadStaleTime,
  component: lazyPage(adminPages, 'FoodListPage'),
});
const addFood = createRoute({
  getParentRoute: () => admin,
  path: '/add-food',
  staticData: { title: 'addFood' },
  validateSearch: noSearch,
  component: lazyPage(adminPages, 'AddFoodPage'),
});
const updateFood = createRoute({
  getParentRoute: () => admin,
  path: '/update-food',
  staticData: { title: 'updateFood' },
  validateSearch: itemSearch,
  component: lazyPage(adminPages, 'UpdateFoodPage'),
});
const adminCategories = createRoute({
  getParentRoute: () => admin,
  path: '/categorys',
  staticData: { title: 'adminCategories' },
  validateSearch: adminCategorySearch,
  loader: prefetchCategories,
  preloadStaleTime,
  component: lazyPage(adminPages, 'CategoryListPage'),
});
const addCategory = createRoute({
  getParentRoute: () => admin,
  path: '/add-category',
  staticData: { title: 'addCategory' },
  validateSearch: noSearch,
  component: lazyPage(adminPages, 'AddCategoryPage'),
});
const updateCategory = createRoute({
  getParentRoute: () => admin,
  path: '/update-category',
  staticData: { title: 'updateCategory' },
  validateSearch: itemSearch,
  component: lazyPage(adminPages, 'UpdateCategoryPage'),
});

export const routeTree = root.addChildren([
  home,
  menu,
  details,
  cart,
  login,
  register,
  signedIn.addChildren([
    profile,
    profileUpdate,
    admin.addChildren([adminIndex, adminFoods, addFood, updateFood, adminCategories, addCategory, updateCategory]),
  ]),
]);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The key of the title. */
    title?: keyof typeof titles.texts;
  }
}
