export { createApi, type Api } from './api.ts';
export type { AccessTokens } from './client/access-tokens.ts';
export { ApiError, MissingTokensError, type FailureReason } from './client/api-error.ts';
export { isToken } from './client/bearer.ts';
export { isOutcomeUnknown } from './client/is-outcome-unknown.ts';
export { getBodyLimit, readBody } from './client/body-limit.ts';
export {
  createPublicClient,
  createSignedInClient,
  type ApiConfiguration,
  type PublicClient,
  type SignedInClient,
} from './client/create-clients.ts';
export type { Credentials, OpenedSession, ProfileUpdate, Registration } from './endpoints/account.ts';
export type { CategoryUpdate, CategoryPayload } from './endpoints/categories.ts';
export type { FoodUpdate, FoodPayload } from './endpoints/foods.ts';
export type { OrderPayload, Orders } from './endpoints/orders.ts';
export { logOut, renewAccess, type RenewedAccess } from './endpoints/session.ts';
export { parseAmount, toDecimalText, type Poisha } from './schemas/amount.ts';
export { parseCategories, type Category } from './schemas/category.ts';
export { parseFood, parseFoods, type CategoryReference, type Food } from './schemas/food.ts';
export type { Order, OrderItem } from './schemas/order.ts';
export { onRowsDropped } from './schemas/parse.ts';
export type { Gender, Profile } from './schemas/profile.ts';
export { isTruncated } from './schemas/is-truncated.ts';
export { truncatedNameLength } from './schemas/text.ts';
