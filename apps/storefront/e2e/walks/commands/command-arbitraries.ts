import fc, { type Arbitrary } from 'fast-check';
import { type FaultKind, faultKinds, type Operation } from '../server-faults.ts';
import { logIn, logOut } from './account.ts';
import { register, updateProfile } from './account-forms.ts';
import { addCategory, addFood, doublePrices, editPrice, updateFood } from './admin-forms.ts';
import { setClock, wait, waitForServer } from './clock.ts';
import type { WalkCommand } from './command.ts';
import type { Walk } from '../walk.ts';
import { changePrice, expireTokens, removeCategory, removeDish, renameDish, returnDish, serverFault, setOffline } from './faults.ts';
import { keys, pressKey } from './keyboard.ts';
import { changeLanguage } from './language.ts';
import { openAddress, reload, traverse } from './navigation.ts';
import { type FilterName, press, pressTwice } from './press.ts';
import { closeTab, duplicateTab, freezeTab, openSecondTab, switchTab, thawTab } from './tabs.ts';
import { setStorageFull } from './storage.ts';
import { type } from './typing.ts';
import { resize, viewports } from './viewport.ts';

const nth = fc.nat({ max: 4095 });
const pressOf = (kind: FilterName) => nth.map((index) => press(kind, index));
const always = (create: () => WalkCommand) => fc.constant(null).map(create);
const isAnonymous = (walk: Walk) => walk.model.situation().user === null;
const hasDishes = (walk: Walk) => walk.model.situation().cart.size > 0;
const oneOrTwo = fc.constantFrom(1, 1, 2);
const dish = fc.integer({ min: 1, max: 4 });
const openOneOf = (...addresses: string[]) => fc.constantFrom(...addresses).map(openAddress);
const faultOf = (...operations: Operation[]) =>
  fc
    .record({
      kind: fc.constantFrom(...faultKinds),
      operation: fc.constantFrom(...operations),
      seconds: fc.constantFrom(1, 3, 8, 12.5),
    })
    .map(serverFault);
const oneFault = (kind: FaultKind, operation: Operation, seconds: number) => always(() => serverFault({ kind, operation, seconds }));
const twoPresses = fc
  .record({
    first: fc.constantFrom('cart', 'bar', 'any'),
    second: fc.constantFrom('same', 'back', 'bar', 'cart', 'any'),
    nth: fc.tuple(nth, nth),
    gapMs: fc.constantFrom(0, 10, 20, 40),
  })
  .map(({ first, second, nth: chosen, gapMs }) => pressTwice(first, second, chosen, gapMs));

/** The commands of the user, the network, the server and the clock, by family. */
export const families = {
  cart: pressOf('cart'),
  add: pressOf('add'),
  checkout: pressOf('checkout'),
  order: nth.map((index) => press('checkout', index, hasDishes)),
  bar: pressOf('bar'),
  links: pressOf('link'),
  screen: pressOf('screen'),
  anything: pressOf('any'),
  accountMenu: pressOf('menu'),
  catalogue: pressOf('admin'),
  deletion: pressOf('deletion'),
  theme: pressOf('theme'),
  twoPresses,
  keyboard: fc.tuple(fc.constantFrom(...keys), nth).map(([key, index]) => pressKey(key, index)),
  resizing: fc.constantFrom(...viewports).map(resize),
  typing: fc
    .tuple(fc.constantFrom('na', 'Puli Pitha', 'বিরিয়ানি', '12.50', '12', "O'Brien <b>"), nth)
    .map(([text, index]) => type(text, index)),
  back: fc.constant(-1 as const).map(traverse),
  forward: fc.constant(1 as const).map(traverse),
  reload: always(reload),
  publicAddress: openOneOf(
    '/',
    '/food/',
    '/food/?category=Curry',
    '/food/details/?id=2',
    '/food/add-to-card/',
    '/login/',
    '/register/',
    '/nowhere/',
  ),
  orderingAddress: openOneOf('/food/', '/food/add-to-card/'),
  privateAddress: openOneOf('/profile/', '/profile/', '/profile/update/', '/admin/'),
  adminAddress: openOneOf('/admin/products/', '/admin/products/', '/admin/categorys/', '/admin/add-food/', '/admin/update-food/?id=2'),
  secondTab: always(openSecondTab),
  duplicate: always(duplicateTab),
  closeTab: always(closeTab),
  switchTab: always(switchTab),
  logIn: fc.constantFrom('customer' as const, 'admin' as const).map(logIn),
  logInAgain: fc.constantFrom('customer' as const, 'admin' as const).map((user) => logIn(user, isAnonymous)),
  logOut: fc.constantFrom('here' as const, 'in another tab' as const).map(logOut),
  orderFault: faultOf('an order'),
  // Shorter than the time limit of the call.
  orderDelay: oneFault('late', 'an order', 3),
  orderLoss: oneFault('lost', 'an order', 0),
  readFault: faultOf('the menu', 'my orders', 'the profile'),
  renewalFault: faultOf('a renewal'),
  renewalDelay: oneFault('late', 'a renewal', 12.5),
  deletionFault: faultOf('a deletion'),
  deletionDelay: oneFault('slow', 'a deletion', 3),
  expireTokens: always(expireTokens),
  price: fc.tuple(dish, fc.constantFrom(99_00, 123_45)).map(([id, price]) => changePrice(id, price)),
  menu: dish.map(removeDish),
  rename: fc.tuple(dish, nth).map(([id, number]) => renameDish(id, number)),
  dishReturn: dish.map(returnDish),
  removeCategory: fc.integer({ min: 1, max: 3 }).map(removeCategory),
  fullStorage: fc.constant(true).map(setStorageFull),
  room: fc.constant(false).map(setStorageFull),
  freezeTab: always(freezeTab),
  thawTab: always(thawTab),
  offline: fc.constant(true).map(setOffline),
  online: fc.constant(false).map(setOffline),
  wait: fc.constantFrom(1, 3, 6, 12).map(wait),
  waitForServer: always(waitForServer),
  clock: fc.constantFrom(-60, 10, 1440).map(setClock),
  register: fc.tuple(nth, oneOrTwo).map(([number, times]) => register(number, times)),
  profile: nth.map(updateProfile),
  newEntry: fc.tuple(fc.constantFrom(addFood, addCategory), nth, oneOrTwo).map(([add, number, times]) => add(number, times)),
  dishUpdate: fc.tuple(dish, nth).map(([id, number]) => updateFood(id, number)),
  editPrice: fc.tuple(dish, fc.constantFrom(77_70, 150_00)).map(([id, price]) => editPrice(id, price)),
  batch: always(doublePrices),
  language: always(changeLanguage),
  formFault: faultOf('a registration', 'a profile update', 'a new dish', 'a dish update', 'a new category'),
} as const satisfies Record<string, Arbitrary<WalkCommand>>;

export type Family = keyof typeof families;
