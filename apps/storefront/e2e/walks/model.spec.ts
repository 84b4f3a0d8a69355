import { expect, test } from '@playwright/test';
import type { Cart } from './cart-lines.ts';
import { type Circumstances, createModel, type Truth } from './model.ts';

const kacchi = 2;
const naan = 3;
const dal = 4;
const truth: Truth = { orders: [], menu: new Set([kacchi, naan, dal]), isAnswered: false, isRefused: false, mayEnd: false };
const oldOrder: Cart = new Map([
  [kacchi, 1],
  [dal, 1],
]);

/** Presses 'Order again' of an order of one Kacchi and one Dal, while the menu has `menuAtPress`. */
function orderedAgain(menuAtPress: readonly number[], circumstances: Partial<Circumstances> = {}) {
  const model = createModel('customer');
  model.press(
    { role: 'button', name: 'Order again', description: 'Order #1', heading: 'Profile', total: '' },
    {
      idOf: () => null,
      orderOf: () => oldOrder,
      menu: new Set(menuAtPress),
      isClean: true,
      isSecond: false,
      isMenuQuiet: true,
      isDoublePress: false,
      ...circumstances,
    },
  );
  return {
    /** Whether the model allows these lines in the cart, while the menu has `menu`. */
    allows: (lines: readonly [number, number][], menu: readonly number[] = menuAtPress) =>
      model.disagreement({ user: 'customer', cart: new Map(lines) }, { ...truth, menu: new Set(menu) }) === null,
  };
}

test.describe('Order again', () => {
  const everything = [kacchi, naan, dal];
  const both: [number, number][] = [
    [kacchi, 1],
    [dal, 1],
  ];

  test('adds the dishes that are on the menu, and only those', () => {
    expect(orderedAgain(everything).allows(both)).toBe(true);
    expect(orderedAgain(everything).allows([[kacchi, 1]])).toBe(false);
    expect(orderedAgain([kacchi, naan]).allows([[kacchi, 1]])).toBe(true);
    expect(orderedAgain([kacchi, naan]).allows(both)).toBe(false);
    expect(orderedAgain([kacchi, naan]).allows([])).toBe(false);
  });

  test('adds the dishes of one menu, from before or after a removal, once a delayed menu has arrived', () => {
    const delayed = { isMenuQuiet: false };
    const after = [kacchi, naan];
    expect(orderedAgain(everything, delayed).allows([], after)).toBe(true);
    expect(orderedAgain(everything, delayed).allows(both, after)).toBe(true);
    expect(orderedAgain(everything, delayed).allows([[kacchi, 1]], after)).toBe(true);
    // Kacchi is on every menu.
    expect(orderedAgain(everything, delayed).allows([[dal, 1]], after)).toBe(false);
    expect(orderedAgain(everything, delayed).allows([[kacchi, 2]], after)).toBe(false);
  });

  test('adds nothing if the user leaves before the menu has arrived', () => {
    expect(orderedAgain(everything, { isDoublePress: true }).allows([])).toBe(true);
    expect(orderedAgain(everything, { isDoublePress: true }).allows([[kacchi, 1]])).toBe(false);
  });
});

test.describe('Proceed to Checkout', () => {
  const circumstances: Circumstances = {
    idOf: () => kacchi,
    orderOf: () => oldOrder,
    menu: truth.menu,
    isClean: true,
    isSecond: false,
    isMenuQuiet: true,
    isDoublePress: true,
  };
  const cartPress = (name: string) => ({ role: 'button', name, description: '', heading: 'Your cart', total: '' });

  /** The disagreement if these presses, in one step, lead to this cart and to no order. */
  const withoutOrder = (names: readonly string[], quantity: number) => {
    const model = createModel('customer');
    model.press(cartPress('Add Kacchi'), circumstances);
    model.press(cartPress('Add Kacchi'), circumstances);
    names.forEach((name, index) => {
      model.press(cartPress(name), { ...circumstances, isSecond: index > 0 });
    });
    return model.disagreement({ user: 'customer', cart: new Map([[kacchi, quantity]]) }, truth);
  };

  test('places an order, at one press and at two', () => {
    expect(withoutOrder(['Proceed to Checkout'], 2)).toBe('the order was never placed');
    expect(withoutOrder(['Proceed to Checkout', 'Proceed to Checkout'], 2)).toBe('the order was never placed');
  });

  test('may ask again if the cart changes before the order is sent', () => {
    expect(withoutOrder(['Proceed to Checkout', 'Minus one Kacchi'], 1)).toBeNull();
  });
});
