import type { Model } from './model.ts';
import type { ServerFault, ServerFaults } from './server-faults.ts';
import type { ServerTruth } from './server-truth.ts';
import type { ShopSystem } from './shop-system.ts';

interface Needs {
  system: ShopSystem;
  faults: ServerFaults;
  truth: ServerTruth;
  model: Model;
}

const isDelay = ({ kind }: ServerFault) => kind === 'late' || kind === 'slow';
/** The signed-in client gives an order up after 5 s, whatever is answered later. */
const isTooLate = (fault: ServerFault) => isDelay(fault) && fault.seconds >= 5;
const renewal = { method: 'POST', path: '/api/user/refresh_token/' };

/** What excuses the shop where the network or the server failed it, as to orders and sessions. */
export function createExcuses({ system, faults, truth, model }: Needs) {
  const settled = new Set<ServerFault>();
  let unheardOrders = 0;
  let wasOffline = false;
  let isRenewalUnheard = false;
  const isNew = (fault: ServerFault) => !settled.has(fault);
  /** A call that is answered with 401 is sent again after a renewal. */
  const receivedCalls = () =>
    truth
      .orderCalls()
      .slice(unheardOrders)
      .filter(({ answer }) => answer?.status !== 401);
  return {
    /** Whether every order that may still change the cart was answered to a page that received it. */
    isAnswered(): boolean {
      const calls = receivedCalls();
      const isGivenUp = faults.met('an order').some((fault) => isNew(fault) && isTooLate(fault));
      return (
        !system.isOffline() && !isGivenUp && calls.length > 0 && calls.every(({ answer, isFaulty }) => answer?.status === 201 && !isFaulty)
      );
    },
    /** Whether the server has refused the last order. */
    isRefused(): boolean {
      const status = receivedCalls().at(-1)?.answer?.status ?? 0;
      return status >= 400 && status < 500;
    },
    /** Whether the server does every deletion in time, as far as it has answered. */
    areDeletionsGood: (): boolean => truth.areDeletionsGood() && !faults.met('a deletion').some(isTooLate),
    /** Whether a renewal may have failed, which ends the session at once. */
    mayEnd: (): boolean =>
      system.isOffline() || wasOffline || isRenewalUnheard || faults.met('a renewal').some((fault) => isNew(fault) && !isDelay(fault)),
    /** The page unloads: it will not receive the responses to its requests. */
    pageLeft(): void {
      unheardOrders = truth.orderCalls().length;
      // The next page has a refresh token that was used.
      isRenewalUnheard ||= faults.isHolding(renewal);
    },
    /** A step has agreed with the model: what has excused it excuses nothing in the next one. */
    stepAgreed(): void {
      faults.met('a renewal').forEach((fault) => settled.add(fault));
      wasOffline = system.isOffline();
      if (model.situation().user === null) isRenewalUnheard = false;
      if (model.hasOpenOrder()) return;
      faults.met('an order').forEach((fault) => settled.add(fault));
      unheardOrders = truth.orderCalls().length;
    },
  };
}
