import type { SignedInClient } from '../client/create-clients.ts';
import { requireId } from '../client/identifier.ts';
import { rejectHtmlSuccess, readJson } from '../client/unwrap.ts';
import type { OrderRequest } from '../generated/schema.ts';
import { toDecimalNumber, type Poisha } from '../schemas/amount.ts';
import { parseOrders, type Order } from '../schemas/order.ts';

export interface OrderPayload {
  lines: { foodId: number; quantity: number; price: Poisha }[];
  subtotal: Poisha;
  tax: Poisha;
  total: Poisha;
}

export interface Orders {
  list(signal?: AbortSignal): Promise<Order[]>;
  /** Succeeds on any 2xx. An HTML page rejects with reason 'body': the order may or may not exist. */
  place(order: OrderPayload): Promise<void>;
}

/** Both need a session. An order of a dish with an invalid id rejects with a RangeError. */
export function orderEndpoints(signedIn: SignedInClient): Orders {
  return {
    async list(signal) {
      const call = signedIn.http.GET('/api/user/orders/', { signal: signal ?? null, parseAs: 'stream' });
      return parseOrders(await readJson(call));
    },

    async place(order) {
      await rejectHtmlSuccess(signedIn.http.POST('/api/user/orders/', { body: toRequest(order), parseAs: 'stream' }));
    },
  };
}

// Spec §3 and §9: paid in cash on delivery, yet created with status 'paid'.
function toRequest({ lines, subtotal, tax, total }: OrderPayload): OrderRequest {
  return {
    payment_method: 'cash',
    transaction_id: null,
    subtotal: toDecimalNumber(subtotal),
    tax: toDecimalNumber(tax),
    total: toDecimalNumber(total),
    status: 'paid',
    items: lines.map(({ foodId, quantity, price }) => ({ food: requireId(foodId), quantity, price: toDecimalNumber(price) })),
  };
}
