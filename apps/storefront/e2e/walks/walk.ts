import type { MockServer } from '@my-food/mocks/server';
import { storedSessionOf } from '../../../../tools/stored-session.ts';
import { accessibilityProblems } from './accessibility.ts';
import { onMenu } from './cart-lines.ts';
import { createTolerances } from './tolerances.ts';
import { createTabExpectations } from './tab-expectations.ts';
import { createFormExpectations } from './form-expectations.ts';
import { createModel, type User } from './model.ts';
import { isProtected, isCommittedByEnter } from './screens.ts';
import type { Operation, ServerFaults } from './server-faults.ts';
import { createServerTruth } from './server-truth.ts';
import { openShopSystem, type Tab } from './shop-system.ts';
import type { ShopWindow } from './shop-window.ts';

/** The shop has violated an expectation of the user. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

export interface WalkNeeds {
  window: ShopWindow;
  server: MockServer;
  faults: ServerFaults;
  /** Whether the browser translates the pages, which changes them behind React's back. */
  isTranslated: boolean;
  isInBangla: boolean;
  /** Deviations from openapi.yaml so far. */
  contractProblems: string[];
  /** Called before each step. */
  onStep: (label: string) => void;
  /** Screens that axe has passed; null turns axe off. */
  passedScreens: Set<string> | null;
  /** How long a disagreement is observed again, because changes reach other tabs asynchronously. Real milliseconds. */
  timeoutMs: number;
}

interface Step {
  label: () => string;
  action: () => Promise<void>;
  /** An additional assertion for this step. */
  check: (() => string | null) | undefined;
  /** Whether axe runs after the step. */
  isExamined: boolean;
  /** Whether the step presses twice. */
  isDoublePress: boolean;
}

/** Steps between two axe runs. */
const examinedEvery = 10;
/** The calls that placing an order depends on. */
const callsOfAnOrder: readonly Operation[] = ['the menu', 'an order', 'my orders', 'a renewal'];

/** One walk. Runs the shop and the model in parallel and compares them after every step. */
export async function startWalk(needs: WalkNeeds, user: User) {
  const { server, faults, contractProblems } = needs;
  faults.clear();
  server.clear();
  server.backend.reset();
  contractProblems.length = 0;
  const truth = createServerTruth(server);
  const system = await openShopSystem(needs);
  const model = createModel(user);
  const tolerances = createTolerances({ system, faults, truth, model });
  const left = createTabExpectations(truth, tolerances.areDeletionsGood);
  const forms = createFormExpectations(truth);
  let menuAtLastComparison = truth.serializedMenu();
  const shownTotals = new Set<number>();
  let steps = 0;
  /** After a press, or if it had it before. The second of two presses may meet a place without a control, which takes the focus away. */
  let isFocusExpected = false;
  const session = user === null ? {} : await storedSessionOf(server, user);
  server.requests.length = 0;
  let active: Tab = await system.openTab({ address: '/', localStorage: session });

  const isClean = () =>
    !system.isOffline() && faults.isQuiet(callsOfAnOrder) && !model.hasOpenOrder() && truth.serializedMenu() === menuAtLastComparison;

  /** The circumstances of the presses of a step, before its action. */
  const circumstances = (isDoublePress: boolean) => ({
    ...truth,
    menu: truth.read().menu,
    isClean: isClean(),
    isMenuQuiet: !system.isOffline() && faults.isQuiet(['the menu']),
    isDoublePress,
  });

  /** Whether the checkout compares the cart with the current menu, and no other tab may still add a dish from an older one. */
  const isMenuCompared = ({ isMenuQuiet, menu }: ReturnType<typeof circumstances>) =>
    isMenuQuiet && system.tabs.length + system.frozen.length === 1 && onMenu(model.situation().cart, menu).size > 0;

  /** Applies the presses that the page has received to the model. */
  const applyPresses = (before: ReturnType<typeof circumstances>) => {
    for (const tab of system.tabs) {
      const presses = tab.seen.presses.splice(0);
      presses.forEach((press, index) => {
        model.press(press, { ...before, isSecond: index > 0 });
        left.notePress(tab, press);
        forms.notePress(press, steps);
        if (tab === active && !before.isDoublePress) isFocusExpected = true;
        if (press.name === 'Proceed to Checkout') shownTotals.add(Math.round(Number(press.total.replaceAll(/[^\d.]/g, '')) * 100));
        if (press.name === 'Proceed to Checkout' && isMenuCompared(before)) menuAtLastComparison = truth.serializedMenu();
      });
    }
  };

  const problem = (): string | null => {
    const now = { ...truth.read(), isAnswered: tolerances.isAnswered(), isRefused: tolerances.isRefused(), mayEnd: tolerances.mayEnd() };
    const unknownOrder = now.orders.find(({ total }) => !shownTotals.has(total));
    if (unknownOrder) return `an order of ${String(unknownOrder.total / 100)} is on record, which no cart has shown`;
    if (isFocusExpected && active.seen.isFocusLost) return 'the focus is lost';
    for (const tab of system.tabs) {
      const found = left.problem(tab) ?? forms.problem(tab);
      if (found !== null) return found;
      if (tab.seen.isBusy && !system.isOffline() && !system.isWaiting()) return 'something is busy, and nothing is on its way';
      const { cart, user: seenUser } = tab.seen;
      const role = seenUser === null ? null : seenUser.role === 'ADMIN' ? 'admin' : 'customer';
      const disagreement = model.disagreement({ user: role, cart: new Map(cart.map(({ id, quantity }) => [id, quantity])) }, now);
      if (disagreement !== null) return disagreement;
    }
    return null;
  };

  /** Observes and compares until everything agrees. Throws the disagreement after `timeoutMs`. */
  const verify = async (before: ReturnType<typeof circumstances>, isExamined: boolean, check: () => string | null): Promise<void> => {
    const until = Date.now() + needs.timeoutMs;
    for (;;) {
      await system.settle();
      if (system.isOffline()) system.tabs.forEach(left.noteOffline);
      applyPresses(before);
      const [unexpected] = [...system.problems, ...contractProblems];
      if (unexpected !== undefined) throw new Violation(unexpected);
      const found = problem() ?? check();
      if (found === null) break;
      if (Date.now() > until) throw new Violation(found);
    }
    tolerances.stepAgreed();
    if (isExamined && needs.passedScreens) {
      const [barrier] = await accessibilityProblems(active.page, needs.passedScreens);
      if (barrier !== undefined) throw new Violation(barrier);
    }
  };

  await verify(circumstances(false), false, () => null);
  return {
    system,
    model,
    server,
    isProtected,
    active: () => active,
    activate(tab: Tab): void {
      active = tab;
      isFocusExpected = false;
    },
    /** Called before the document of the active tab unloads. */
    pageLeft(): void {
      isFocusExpected = false;
      tolerances.pageLeft();
      left.notePageLeft(active, !system.hasBeenFull());
    },
    /** Records a typed value that must not be lost. A committed one counts as a press of its field, described by the text. */
    typed(name: string, text: string): void {
      if (!isCommittedByEnter(name)) left.noteText(active, name, text);
      else if (text !== '')
        model.press({ role: 'spinbutton', name, description: text, heading: '', total: '' }, { ...circumstances(false), isSecond: false });
    },
    /** Whether axe runs after the next step. */
    isExaminationDue: () => (steps + 1) % examinedEvery === 0,
    /** Performs the action, waits until the shop is idle, and compares. */
    async step({ label, action, check = () => null, isExamined, isDoublePress }: Step): Promise<void> {
      steps += 1;
      const before = circumstances(isDoublePress);
      isFocusExpected = !isDoublePress && !active.seen.isFocusLost;
      needs.onStep(label());
      await action();
      await verify(before, isExamined, check);
    },
    isClean,
    lastRowOf: truth.lastRowOf,
    noteProfile: () => forms.noteProfile(active),
    /** Whether nothing disturbs calls of these operations. */
    isUndisturbed: (operations: readonly Operation[]) => !tolerances.mayEnd() && faults.isQuiet([...operations, 'a renewal']),
  };
}

export type Walk = Awaited<ReturnType<typeof startWalk>>;
