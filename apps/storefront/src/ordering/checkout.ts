import type { CheckoutActor } from './checkout-actor.ts';

/** The checkout of this tab. Its code is loaded in idle time (`preload-pages.ts`), at the latest with the cart page. */
export interface Checkout {
  /** The actor, started by the first call. Rejects with a ChunkLoadError; a later call tries again. */
  load(): Promise<CheckoutActor>;
  /** The started actor, or null: nothing was ordered in this tab. */
  current(): CheckoutActor | null;
}

export function createCheckout(start: () => Promise<CheckoutActor>): Checkout {
  let actor: CheckoutActor | null = null;
  let loading: Promise<CheckoutActor> | null = null;
  const load = async () => {
    try {
      actor = await start();
      return actor;
    } finally {
      loading = null;
    }
  };
  return { load: async () => actor ?? (loading ??= load()), current: () => actor };
}
