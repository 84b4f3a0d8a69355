import type { PublicClient, SignedInClient } from './client/create-clients.ts';
import { accountEndpoints, type Account } from './endpoints/account.ts';
import { categoryEndpoints, type Categories } from './endpoints/categories.ts';
import { foodEndpoints, type Foods } from './endpoints/foods.ts';
import { orderEndpoints, type Orders } from './endpoints/orders.ts';

/**
 * Every call of Spec §7 except refresh and logout, which belong to the session. A failed call rejects with an ApiError, a login without tokens with a
 * MissingTokensError, and a write to an invalid id with a RangeError before anything is sent. Reads take a signal; writes are never aborted.
 */
export interface Api {
  account: Account;
  categories: Categories;
  foods: Foods;
  orders: Orders;
}

/** The calls that need no session use the public client, the others the signed-in one. */
export function createApi(publicClient: PublicClient, signedIn: SignedInClient): Api {
  return {
    account: accountEndpoints(publicClient, signedIn),
    categories: categoryEndpoints(publicClient, signedIn),
    foods: foodEndpoints(publicClient, signedIn),
    orders: orderEndpoints(signedIn),
  };
}
