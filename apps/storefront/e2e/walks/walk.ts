import type { MockServer } from '@my-food/mocks/server';
import { accessibilityProblems } from './accessibility.ts';
import { createModel, type Person } from './model.ts';
import { cartProblem, isProtected, screenProblem } from './screens.ts';
import type { ServerFaults } from './server-faults.ts';
import { createServerTruth } from './server-truth.ts';
import { openShopSystem, type Tab } from './shop-system.ts';
import type { ShopWindow } from './shop-window.ts';

/** What a person may not expect has happened. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

export interface WalkNeeds {
  window: ShopWindow;
  server: MockServer;
  faults: ServerFaults;
  /** How the shop's calls differed from the contract so far. */
  contractProblems: string[];
  /** Called before each step. */
  onStep: (sentence: string) => void;
  /** Screens axe has passed already; null where axe is not asked. */
  passedScreens: Set<string> | null;
  /** What disagrees may still be on its way to another tab: it is looked at again until then. Real milliseconds. */
  patienceMs: number;
}

interface Step {
  sentence: () => string;
  action: () => Promise<void>;
  /** What this step alone promises. */
  check: (() => string | null) | undefined;
  /** Whether axe examines the screen afterwards. */
  isExamined: boolean;
}

/** What a person has left in a tab and finds again as long as they stay on its screen. */
interface Left {
  address: string;
  typed: Map<string, string>;
  confirmed: string[];
}

/** Steps between two examinations by axe. */
const examinedEvery = 10;

/** One walk: the real shop, the model beside it, and what is compared after every step. */
export async function startWalk(needs: WalkNeeds, person: Person) {
  const { server, faults, contractProblems } = needs;
  faults.clear();
  server.clear();
  server.backend.reset();
  contractProblems.length = 0;
  const truth = createServerTruth(server);
  const system = await openShopSystem(needs);
  const model = createModel(person);
  const leftIn = new WeakMap<Tab, Left>();
  let hasBeenOffline = false;
  let menuAtLastLook = truth.menu();
  let steps = 0;
  let active: Tab = await system.openTab({ address: '/', localStorage: person === null ? {} : await sessionOf(server, person) });

  let interrupted = 0;
  /** The signed-in client gives an order up after 5 s, whatever is answered later. */
  const isGivenUp = () => faults.met('an order').some(({ kind, seconds }) => (kind === 'late' || kind === 'slow') && seconds >= 5);
  const areOrdersAnswered = () =>
    !isGivenUp() &&
    truth.orderCalls().length > interrupted &&
    truth
      .orderCalls()
      .slice(interrupted)
      .every(({ answer, isSpoilt }) => answer?.status === 201 && !isSpoilt);
  const isClean = () => !system.isOffline() && faults.isQuiet() && !model.hasOpenOrder() && truth.menu() === menuAtLastLook;

  /** Tells the model what was really pressed. */
  const applyPresses = (wasClean: boolean) => {
    for (const tab of system.tabs) {
      const presses = tab.seen.presses.splice(0);
      presses.forEach((press, index) => {
        model.press(press, { ...truth, isOnline: !system.isOffline(), isClean: wasClean, isSecond: index > 0 });
        const left = leftIn.get(tab);
        if (press.name === 'Delete' && left)
          left.confirmed = [...left.confirmed.filter((name) => !name.startsWith('?')), `?${press.description}`];
        if (press.name === 'Yes, Delete' && left) left.confirmed = left.confirmed.map((name) => name.replace(/^\?/, ''));
        if (press.name === 'Proceed to Checkout') menuAtLastLook = truth.menu();
      });
      if (presses.length > 0) leftIn.get(tab)?.typed.clear();
    }
  };

  const tabProblem = (tab: Tab): string | null => {
    const { seen } = tab;
    const left = leftIn.get(tab);
    if (left?.address !== seen.address) leftIn.set(tab, { address: seen.address, typed: new Map(), confirmed: [] });
    const lost = [...(leftIn.get(tab)?.typed ?? [])].find(
      ([name, text]) => !seen.fields.some((field) => field.name === name && field.value === text),
    );
    if (lost && !seen.hasDialog) return `'${lost[1]}' typed into ${lost[0]} is lost`;
    const back =
      seen.address.startsWith('/admin/products') &&
      !hasBeenOffline &&
      truth.areDeletionsGood() &&
      left?.confirmed.find((name) => seen.cards.includes(name));
    if (back) return `the card of ${back} is back after its deletion`;
    return screenProblem(seen, hasBeenOffline) ?? cartProblem(seen);
  };
  const problem = (): string | null => {
    for (const tab of system.tabs) {
      const found = tabProblem(tab);
      if (found !== null) return found;
      const { cart, person: seenPerson } = tab.seen;
      const role = seenPerson === null ? null : seenPerson.role === 'ADMIN' ? 'admin' : 'customer';
      const disagreement = model.disagreement(
        { person: role, cart: new Map(cart.map(({ id, quantity }) => [id, quantity])) },
        truth.read(),
        areOrdersAnswered() && !system.isOffline(),
      );
      if (disagreement !== null) return disagreement;
    }
    return null;
  };

  /** Compares until everything agrees; throws what still does not after `patienceMs`. */
  const verify = async (wasClean: boolean, isExamined: boolean, check: () => string | null): Promise<void> => {
    const until = Date.now() + needs.patienceMs;
    for (;;) {
      await system.settle();
      hasBeenOffline ||= system.isOffline();
      applyPresses(wasClean);
      if (faults.met('a renewal').some(({ kind }) => kind !== 'late' && kind !== 'slow') || hasBeenOffline) model.sessionEnds(false);
      const [unexpected] = [...system.problems, ...contractProblems];
      if (unexpected !== undefined) throw new Violation(unexpected);
      const found = problem() ?? check();
      if (found === null) break;
      if (Date.now() > until) throw new Violation(found);
    }
    if (isExamined && needs.passedScreens) {
      const [barrier] = await accessibilityProblems(active.page, needs.passedScreens);
      if (barrier !== undefined) throw new Violation(barrier);
    }
  };

  await verify(true, false, () => null);
  return {
    system,
    model,
    server,
    isProtected,
    active: () => active,
    activate: (tab: Tab) => (active = tab),
    /** What the server is asked for from now on counts as not answered: a page that waits for it is gone. */
    interrupt(): void {
      interrupted = truth.orderCalls().length;
      // A page that is left takes the answer of its renewal along: the next one has a token that is used up.
      if (faults.isHolding({ method: 'POST', path: '/api/user/refresh_token/' })) model.sessionEnds(false);
    },
    /** Notes a text that must stay. */
    typed: (name: string, text: string) => leftIn.get(active)?.typed.set(name, text),
    /** Whether axe examines the screen after the coming step. */
    isExaminationDue: () => (steps + 1) % examinedEvery === 0,
    /** Does what the step is about, waits for quiescence and compares. */
    async step({ sentence, action, check = () => null, isExamined }: Step): Promise<void> {
      steps += 1;
      const wasClean = isClean();
      needs.onStep(sentence());
      await action();
      await verify(wasClean, isExamined, check);
    },
    isClean,
  };
}

export type Walk = Awaited<ReturnType<typeof startWalk>>;

async function sessionOf(server: MockServer, person: 'customer' | 'admin'): Promise<Record<string, string>> {
  const { email, password } = server.backend.accounts[person];
  const answer = await fetch(`${server.url}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access, refresh, role } = await answer.json();
  server.requests.length = 0;
  return { accessToken: access, refreshToken: refresh, role };
}
