import { type Cart, changed, difference, emptyCart, foundOnDelayedMenu, isSameCart, onMenu, sum, without } from './cart-lines.ts';
import type { Press } from './probe/presses.ts';

export type User = 'customer' | 'admin' | null;

/** The state that the model predicts. */
export interface Situation {
  user: User;
  cart: Cart;
}

/** Facts from the server and the network that the model takes into account. */
export interface Truth {
  orders: readonly { id: number; lines: Cart }[];
  menu: ReadonlySet<number>;
  /** Whether the page has received the responses of all orders that can still change the cart. */
  isAnswered: boolean;
  /** Whether the server has rejected the last order. */
  isRefused: boolean;
  /** Whether the session may have ended because of a fault. */
  mayEnd: boolean;
}

/** The circumstances of a press. */
export interface Circumstances {
  /** The id of a dish by its name. */
  idOf: (name: string) => number | null;
  /** The lines of a placed order by the heading of its card. */
  orderOf: (heading: string) => Cart;
  /** The ids of the dishes on the menu. */
  menu: ReadonlySet<number>;
  /** Whether there are no faults, delays or unseen menu changes, so that a requested order must be placed. */
  isClean: boolean;
  /** Whether it is the second of two quick presses, which may meet the screen before or after the first one takes effect. */
  isSecond: boolean;
  /** Whether it is one of two quick presses. */
  isDoublePress: boolean;
  /** Whether a read of the menu returns the current one at once. */
  isMenuQuiet: boolean;
}

/** An additional allowed transition. */
interface OpenOutcome {
  /** The situations that it may lead to. */
  apply: (situation: Situation, menu: ReadonlySet<number>) => Situation[];
  /** Whether it expires after this step. */
  isForThisStep: boolean;
}

/** Permits one order, with the lines of one of these carts. Created by a press of the checkout button. */
interface Allowance {
  carts: Cart[];
  orderId: number | null;
  isRequired: boolean;
  /** Whether the order can still change the cart. */
  isOpen: boolean;
  /** Whether the user has searched for the order after it was placed. */
  isChecked: boolean;
}

const sessionEnd: OpenOutcome = { apply: () => [{ user: null, cart: emptyCart }], isForThisStep: false };

/** The expected behaviour from the user's view, independent of the implementation. An uncertain outcome allows several states. */
export function createModel(user: User) {
  let situation: Situation = { user, cart: emptyCart };
  let open: OpenOutcome[] = [];
  let allowances: Allowance[] = [];
  let removed: { id: number; quantity: number } | null = null;

  const expectCart = (next: (cart: Cart) => Cart) => {
    situation = { ...situation, cart: next(situation.cart) };
    // A cart that changes before its order is sent may need another look.
    for (const allowance of allowances) allowance.isRequired = false;
  };
  const mayHappen = (next: (cart: Cart, menu: ReadonlySet<number>) => Cart[], isForThisStep: boolean) =>
    open.push({ apply: (before, menu) => next(before.cart, menu).map((cart) => ({ ...before, cart })), isForThisStep });
  const change = (id: number | null, by: number, isOpen = false) => {
    if (id === null) return;
    if (isOpen) mayHappen((cart) => [changed(cart, id, by)], true);
    else expectCart((cart) => changed(cart, id, by));
  };
  const setQuantity = (id: number | null, text: string) => {
    if (id !== null && /^[1-9]\d*$/.test(text)) change(id, Number(text) - (situation.cart.get(id) ?? 0));
  };
  // Adds the dishes that are on the menu, which the page reads first.
  const orderAgain = (lines: Cart, { isDoublePress, isMenuQuiet, menu }: Circumstances) => {
    if (isMenuQuiet && !isDoublePress) expectCart((cart) => sum(cart, onMenu(lines, menu)));
    else mayHappen((cart, later) => foundOnDelayedMenu(lines, later).map((found) => sum(cart, found)), isMenuQuiet);
  };
  const remove = (id: number | null) => {
    if (id === null) return;
    removed = { id, quantity: situation.cart.get(id) ?? 0 };
    expectCart((cart) => without(cart, [id]));
  };
  const checkOut = ({ isClean, isSecond, menu }: Circumstances) => {
    const { cart } = situation;
    if (cart.size === 0) return;
    const last = allowances.find(({ isOpen }) => isOpen);
    if (last && last.orderId === null) return void last.carts.push(cart);
    // A placed order may not be repeated while its dishes are in the cart, unless the user has searched for it.
    if (last && !last.isChecked && [...(last.carts[0]?.keys() ?? [])].some((id) => cart.has(id))) return;
    allowances.push({
      carts: [cart],
      orderId: null,
      isRequired: isClean && !isSecond && situation.user !== null && onMenu(cart, menu).size > 0,
      isOpen: true,
      isChecked: false,
    });
  };

  return {
    situation: () => situation,
    hasOpenOrder: () => allowances.some(({ isOpen }) => isOpen),
    press({ name, description, heading, role }: Press, circumstances: Circumstances): void {
      const { idOf, isSecond } = circumstances;
      const [, verb = '', dish = ''] = /^(Add|Plus one|Minus one|Remove|Number of) (.*)$/.exec(name) ?? [];
      if (name === 'Add to Order' || name === 'Add to Cart') change(idOf(name === 'Add to Cart' ? heading : description), 1, isSecond);
      else if (verb === 'Plus one' || verb === 'Add') change(idOf(dish), 1);
      else if (verb === 'Minus one' && situation.cart.get(idOf(dish) ?? 0) === 1) remove(idOf(dish));
      else if (verb === 'Minus one') change(idOf(dish), -1);
      else if (verb === 'Remove') remove(idOf(dish));
      else if (verb === 'Number of') setQuantity(idOf(dish), description);
      else if (name.startsWith('Undo: put') && removed) {
        const { id, quantity } = removed;
        expectCart((cart) => (cart.has(id) ? cart : changed(cart, id, quantity)));
      } else if (name === 'Order again') orderAgain(circumstances.orderOf(description), circumstances);
      else if (name === 'Proceed to Checkout') checkOut(circumstances);
      else if (name === 'Check my orders') allowances.forEach((allowance) => (allowance.isChecked = allowance.orderId !== null));
      else if (name === 'Logout' && role === 'menuitem') this.sessionEnds();
    },
    logIn(next: User): void {
      const { user: before, cart } = situation;
      const opened = { user: next, cart: before === null ? cart : emptyCart };
      this.mayBecome(opened);
      if (before === next) this.mayBecome({ user: next, cart });
      if (before !== null && before !== next) allowances.forEach((allowance) => (allowance.isOpen = false));
    },
    /** Allows this situation after this step. */
    mayBecome(next: Situation): void {
      open.push({ apply: () => [next], isForThisStep: true });
    },
    /** Called at a logout. */
    sessionEnds(): void {
      situation = { user: null, cart: emptyCart };
      open = [];
      allowances.forEach((allowance) => (allowance.isOpen = false));
    },
    /** Compares the observed with the allowed states. Returns null if one matches, and continues from it. */
    disagreement(found: Situation, { orders, menu, isAnswered, isRefused, mayEnd }: Truth): string | null {
      for (const { id, lines } of orders) {
        if (allowances.some(({ orderId }) => orderId === id)) continue;
        const isOf = (cart: Cart) => isSameCart(lines, cart) || isSameCart(lines, onMenu(cart, new Set([...menu, ...lines.keys()])));
        const owner = allowances.find(({ orderId, carts }) => orderId === null && carts.some(isOf));
        if (!owner) return 'an order is on record that was not requested, or a second one';
        Object.assign(owner, { orderId: id, carts: [lines] });
      }
      if (allowances.some(({ isRequired, orderId }) => isRequired && orderId === null)) return 'the order was never placed';
      if (isRefused) allowances = allowances.filter(({ orderId }) => orderId !== null);
      const stored = allowances.filter(({ isOpen, orderId }) => isOpen && orderId !== null);
      let allowed: { situation: Situation; used: OpenOutcome[]; isShed: boolean }[] = [
        { situation, used: [], isShed: stored.length === 0 },
      ];
      for (const outcome of mayEnd ? [...open, sessionEnd] : open) {
        const after = allowed.flatMap((one) =>
          outcome.apply(one.situation, menu).map((next) => ({ ...one, situation: next, used: [...one.used, outcome] })),
        );
        allowed = [...allowed, ...after].slice(0, 64);
      }
      for (const {
        carts: [lines = emptyCart],
        isChecked,
      } of stored)
        allowed = allowed.flatMap((one) => {
          const { user: now, cart } = one.situation;
          const shed = { ...one, situation: { user: now, cart: difference(cart, lines) }, isShed: true };
          // A checked order may have taken its lines before this step.
          return isAnswered && !isChecked ? [shed] : [one, shed];
        });
      const match = allowed.find((one) => one.situation.user === found.user && isSameCart(one.situation.cart, found.cart));
      if (!match)
        return `${describe(found)} is found, ${allowed
          .slice(0, 4)
          .map((one) => describe(one.situation))
          .join(' or ')} is expected`;
      const hasEnded = situation.user !== null && found.user === null;
      situation = found;
      open = hasEnded ? [] : open.filter((outcome) => !outcome.isForThisStep && !match.used.includes(outcome));
      for (const allowance of stored) if (match.isShed) allowance.isOpen = false;
      if (hasEnded) allowances.forEach((allowance) => (allowance.isOpen = false));
      return null;
    },
  };
}

export type Model = ReturnType<typeof createModel>;

const describe = ({ user, cart }: Situation) =>
  `${user ?? 'an anonymous user'} with ${cart.size === 0 ? 'an empty cart' : [...cart].map(([id, quantity]) => `${String(quantity)} of dish ${String(id)}`).join(', ')}`;
