import fc from 'fast-check';
import type { User } from '../model.ts';
import { families, type Family } from './command-arbitraries.ts';

interface Profile {
  /** The users of the walks; each entry is equally likely. */
  users: User[];
  /** The relative frequency of each family; 0 by default. */
  weights: Partial<Record<Family, number>>;
}

const moving = { bar: 14, links: 8, back: 8, forward: 2, reload: 3, publicAddress: 3 } as const;
const tabs = { secondTab: 4, duplicate: 2, closeTab: 4, switchTab: 5 } as const;

/** The kinds of walks. Most focus on one subject, because a uniform mix rarely reaches deep states. */
const profiles: readonly Profile[] = [
  {
    users: ['customer', 'customer', 'admin', null],
    weights: {
      ...moving,
      ...tabs,
      ...{ cart: 22, checkout: 8, screen: 8, anything: 4, accountMenu: 3, catalogue: 6, theme: 1, twoPresses: 5, typing: 4 },
      ...{ privateAddress: 2, adminAddress: 1, logIn: 3, logOut: 1, orderFault: 3, readFault: 3, renewalFault: 2, deletionFault: 1 },
      ...{ expireTokens: 3, price: 1, menu: 1, offline: 1, online: 3, wait: 6, clock: 1 },
    },
  },
  {
    users: ['customer', null],
    weights: { links: 30, cart: 24, bar: 14, back: 26, forward: 6, twoPresses: 6, reload: 4, publicAddress: 5, checkout: 3, duplicate: 2 },
  },
  {
    users: ['customer'],
    weights: {
      ...tabs,
      ...{
        add: 22,
        cart: 18,
        order: 22,
        checkout: 2,
        orderingAddress: 18,
        bar: 5,
        links: 2,
        back: 4,
        forward: 1,
        reload: 7,
        publicAddress: 1,
        twoPresses: 3,
      },
      ...{ orderFault: 4, orderDelay: 8, orderLoss: 10, readFault: 1, price: 1, menu: 1, wait: 8, clock: 1 },
    },
  },
  {
    users: ['customer', 'customer', 'admin'],
    weights: {
      ...{ privateAddress: 24, expireTokens: 14, renewalFault: 3, renewalDelay: 14, secondTab: 14, closeTab: 8, switchTab: 8 },
      ...{ cart: 4, checkout: 3, bar: 5, back: 2, reload: 1, duplicate: 2, orderFault: 1, accountMenu: 1 },
      ...{ logIn: 2, logInAgain: 25, logOut: 1, wait: 4, waitForServer: 12, clock: 1, offline: 1, online: 6 },
    },
  },
  {
    users: ['admin'],
    weights: {
      ...{ deletion: 60, catalogue: 14, adminAddress: 8, deletionFault: 4, deletionDelay: 14, typing: 6, screen: 8, links: 4, back: 6 },
      ...{ forward: 2, wait: 5, switchTab: 3, secondTab: 2, reload: 2, bar: 4, cart: 4, readFault: 2, expireTokens: 1, accountMenu: 1 },
    },
  },
];

const forms: Profile = {
  users: ['admin', 'admin', 'customer', null],
  weights: {
    ...{ register: 8, profile: 14, newEntry: 8, dishUpdate: 8, editPrice: 10, batch: 6, formFault: 14, language: 4, wait: 14 },
    ...{ back: 10, forward: 3, reload: 5, bar: 6, screen: 8, privateAddress: 4, typing: 4, catalogue: 3, secondTab: 2, switchTab: 3 },
    ...{ closeTab: 2, logIn: 3, logInAgain: 10, logOut: 4, expireTokens: 3, renewalDelay: 2, readFault: 3, offline: 1, online: 4 },
  },
};

/** With the keyboard, in windows of several sizes. */
const keyboard: Profile = {
  users: ['admin', 'customer', 'customer', null],
  weights: {
    ...moving,
    ...{
      keyboard: 50,
      resizing: 20,
      screen: 12,
      anything: 6,
      cart: 12,
      checkout: 4,
      accountMenu: 4,
      catalogue: 10,
      typing: 8,
      language: 2,
    },
    ...{
      privateAddress: 8,
      adminAddress: 8,
      editPrice: 2,
      batch: 2,
      logInAgain: 4,
      logOut: 1,
      wait: 6,
      secondTab: 2,
      switchTab: 2,
      closeTab: 2,
    },
    ...{ readFault: 2, orderFault: 1, formFault: 2, renewalFault: 1, expireTokens: 1, offline: 1, online: 4 },
  },
};

/** A full storage, tabs that the browser freezes, and an admin who changes the menu elsewhere. */
const surroundings: Profile = {
  users: ['customer', 'customer', 'admin', null],
  weights: {
    ...moving,
    ...{ add: 10, cart: 14, checkout: 8, screen: 8, catalogue: 6, typing: 6, accountMenu: 2, privateAddress: 4, adminAddress: 4 },
    ...{ fullStorage: 5, room: 3, secondTab: 8, freezeTab: 12, thawTab: 8, switchTab: 3, closeTab: 3 },
    ...{ price: 3, menu: 3, dishReturn: 4, rename: 3, removeCategory: 1, logInAgain: 6, logOut: 2, expireTokens: 3, wait: 6, language: 3 },
  },
};

/** The kind of the walk with this seed: two in sixteen are about forms, two with the keyboard, one about the surroundings, the others take turns. */
export const profileOf = (seed: number): Profile =>
  seed % 16 === 1 ? surroundings : seed % 8 === 2 ? forms : seed % 8 === 7 ? keyboard : (profiles[seed % profiles.length] ?? forms);

/** Lists of at most `longest` commands. Shrinking removes commands and never changes them. */
export function walkCommands({ weights }: Profile, longest: number) {
  const weighted = Object.entries(families).map(([name, arbitrary]) => {
    const weight = Object.entries(weights).find(([family]) => family === name)?.[1] ?? 0;
    return { weight, arbitrary: fc.noShrink(arbitrary) };
  });
  return fc.commands([fc.oneof(...weighted)], { maxCommands: longest, size: 'max' });
}
