import type { Observation } from './probe/observation.ts';

/** Of a tab that has just been opened. */
export const nothingSeen: Observation = {
  address: '',
  heading: null,
  isPrerendered: false,
  textLength: 0,
  user: null,
  bar: 'none',
  cart: [],
  cartCount: 0,
  cartRows: null,
  cards: [],
  hasDialog: false,
  isFocusLost: true,
  isBusy: false,
  fields: [],
  history: { index: 0, addresses: [] },
  presses: [],
  isDraftOffered: false,
  learnedNames: {},
  problems: [],
  nextTimerDue: null,
};
