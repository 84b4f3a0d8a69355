import type { operations as ContractOperations, paths } from '@my-food/api/contract';

/** The sixteen operations of openapi.yaml by operationId. */
export const operations = {
  register: { method: 'POST', path: '/api/user/register/' },
  logIn: { method: 'POST', path: '/api/user/login/' },
  renewAccess: { method: 'POST', path: '/api/user/refresh_token/' },
  logOut: { method: 'POST', path: '/api/user/logout/' },
  readProfile: { method: 'GET', path: '/api/user/profile/' },
  updateProfile: { method: 'PATCH', path: '/api/user/profile/update/' },
  listOrders: { method: 'GET', path: '/api/user/orders/' },
  placeOrder: { method: 'POST', path: '/api/user/orders/' },
  listFoods: { method: 'GET', path: '/api/food/' },
  createFood: { method: 'POST', path: '/api/food/' },
  updateFood: { method: 'PATCH', path: '/api/food/{id}/' },
  removeFood: { method: 'DELETE', path: '/api/food/{id}/' },
  listCategories: { method: 'GET', path: '/api/category/' },
  createCategory: { method: 'POST', path: '/api/category/' },
  updateCategory: { method: 'PATCH', path: '/api/category/{id}/' },
  removeCategory: { method: 'DELETE', path: '/api/category/{id}/' },
} as const satisfies Record<keyof ContractOperations, { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: keyof paths }>;

export type OperationId = keyof typeof operations;

export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** The methods of the contract for a path such as `/api/food/7/`; none for an unknown path. */
export const methodsOf = (pathname: string): string[] =>
  Object.values(operations)
    .filter(({ path }) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(pathname))
    .map(({ method }) => method);
