import type { Model } from './model.ts';
import { isDelay, type ServerFault, type ServerFaults } from './server-faults.ts';
import type { ServerTruth } from './server-truth.ts';
import type { ShopSystem } from './shop-system.ts';

interface Needs {
  system: ShopSystem;
  faults: ServerFaults;
  truth: ServerTruth;
  model: Model;
}

/** The signed-in client times out after 5 s and ignores a later response. */
const isTooLate = (fault: ServerFault) => isDelay(fault) && fault.seconds >= 5;
/** How long after a failed renewal its session ends. Simulated time, in milliseconds. */
const endDelayMs = 2_000;
const renewal = { method: 'POST', path: '/api/user/refresh_token/' };

/** Tracks faults of the network and the server that allow other outcomes of orders and sessions. */
export function createTolerances({ system, faults, truth, model }: Needs) {
  const settled = new Set<ServerFault>();
  /** When a step first ended after the fault, in simulated time. */
  const metAt = new Map<ServerFault, number>();
  let unheardOrders = 0;
  let wasOffline = false;
  let isRenewalUnheard = false;
  const isNew = (fault: ServerFault) => !settled.has(fault);
  /** Without 401s, which are replayed after a renewal. */
  const receivedCalls = () =>
    truth
      .orderCalls()
      .slice(unheardOrders)
      .filter(({ answer }) => answer?.status !== 401);
  return {
    /** Whether the page has received the responses of all orders that can still change the cart. */
    isAnswered(): boolean {
      const calls = receivedCalls();
      const isGivenUp = faults.met('an order').some((fault) => isNew(fault) && isTooLate(fault));
      return (
        !system.isOffline() && !isGivenUp && calls.length > 0 && calls.every(({ answer, isFaulty }) => answer?.status === 201 && !isFaulty)
      );
    },
    /** Whether the server has rejected the last order. */
    isRefused(): boolean {
      const status = receivedCalls().at(-1)?.answer?.status ?? 0;
      return status >= 400 && status < 500;
    },
    /** Whether no deletion has failed or exceeded the time limit so far. */
    areDeletionsGood: (): boolean => truth.areDeletionsGood() && !faults.met('a deletion').some(isTooLate),
    /** Whether a token renewal may have failed, which ends the session. */
    mayEnd: (): boolean =>
      system.isOffline() || wasOffline || isRenewalUnheard || faults.met('a renewal').some((fault) => isNew(fault) && !isDelay(fault)),
    /** Called when the page unloads: it does not receive the responses of pending requests. */
    pageLeft(): void {
      unheardOrders = truth.orderCalls().length;
      // The next page still has the refresh token that the pending renewal has used.
      isRenewalUnheard ||= faults.isHolding(renewal);
    },
    /** Called after a step that agrees with the model: its faults do not affect later steps. */
    stepAgreed(): void {
      for (const fault of faults.met('a renewal')) {
        metAt.set(fault, metAt.get(fault) ?? system.elapsedMs());
        if (system.elapsedMs() - (metAt.get(fault) ?? 0) > endDelayMs) settled.add(fault);
      }
      wasOffline = system.isOffline();
      if (model.situation().user === null) isRenewalUnheard = false;
      if (model.hasOpenOrder()) return;
      faults.met('an order').forEach((fault) => settled.add(fault));
      unheardOrders = truth.orderCalls().length;
    },
  };
}
