import { bodyIgnored, notApplicable, provenIn, redirected, type Row, withDefaults, writeRedirected } from './cells.ts';

const ended = { cart: 'emptied', session: 'ended', sees: [], lacks: [], toasts: [], renewals: 1 } as const;
const order = withDefaults({
  toasts: ['orderRefused'],
  cart: 'unchanged',
  form: 'none',
  session: 'unchanged',
  requests: 1,
  lacks: ['Did the order arrive?'],
});
const orderUnknown = () => order({ toasts: ['orderUnreachable'], sees: ['Did the order arrive?', 'Check my orders'], lacks: [] });
const ordered = () => order({ toasts: ['orderPlaced'], cart: 'emptied' });

const renderedInBrowser = 'rendered in the browser, without a call';
const storesNothing = 'a receipt is saved as a file, not in the storage';
/** What the response of a call does to the cart is in the row of that call. */
const noCall = 'the cart itself makes no call';

export const orderRows = {
  'place an order': {
    'no answer in time': orderUnknown(),
    'no connection': orderUnknown(),
    'a gateway page': order(),
    'broken JSON': ordered(),
    'a wrong shape': ordered(),
    ...bodyIgnored,
    ...writeRedirected(orderUnknown()),
    '400 field errors': order({ logs: 'The order was refused.' }),
    '401, renewed': { ...ordered(), session: 'renewed', requests: 2, renewals: 1 },
    '401, not renewed': order(ended),
    '401 after the replay too': order({ session: 'renewed', requests: 2, renewals: 1 }),
    '401 without a refresh token': order({ sees: ['log in again'] }),
    '403': order(),
    '404': order(),
    '409': order(),
    '413': order(),
    '429': order({ sees: ['please wait 30 s'] }),
    'a double click': ordered(),
    'a reload meanwhile': order({ toasts: [], sees: ['Did the order arrive?', 'Check my orders'], lacks: [] }),
    'Back meanwhile': ordered(),
    'another tab': ordered(),
    'a full storage': ordered(),
    'a disabled storage': { ...ordered(), session: 'in memory' },
    'a corrupt storage': ordered(),
  },
  'download a receipt': {
    'no answer in time': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'the button is busy while the receipt renders'),
    'no connection': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'cannot be loaded a toast reports it and a retry works'),
    'a gateway page': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'cannot be loaded a toast reports it and a retry works'),
    'broken JSON': notApplicable(renderedInBrowser),
    'a wrong shape': provenIn('src/features/orders/receipt/to-receipt.test.ts', 'has dashes for unreadable amounts'),
    ...bodyIgnored,
    ...redirected(notApplicable(renderedInBrowser)),
    '400 field errors': notApplicable(renderedInBrowser),
    '401, renewed': notApplicable(renderedInBrowser),
    '401, not renewed': notApplicable(renderedInBrowser),
    '401 after the replay too': notApplicable(renderedInBrowser),
    '401 without a refresh token': notApplicable(renderedInBrowser),
    '403': notApplicable(renderedInBrowser),
    '404': notApplicable(renderedInBrowser),
    '409': notApplicable(renderedInBrowser),
    '413': notApplicable(renderedInBrowser),
    '429': notApplicable(renderedInBrowser),
    'a double click': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'a second click saves nothing, the next one another file'),
    'a reload meanwhile': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'a reload drops a receipt'),
    'Back meanwhile': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'a receipt is saved after Back'),
    'another tab': notApplicable('each tab renders its own receipt'),
    'a full storage': notApplicable(storesNothing),
    'a disabled storage': notApplicable(storesNothing),
    'a corrupt storage': notApplicable(storesNothing),
  },
  'store the cart': {
    'no answer in time': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'the cart works while the server is silent'),
    'no connection': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'the cart works without a network'),
    'a gateway page': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'the cart works behind a gateway that fails'),
    'broken JSON': provenIn('src/ordering/cart-storage.test.ts', 'starts empty on'),
    'a wrong shape': provenIn(
      'src/ordering/cart-storage.test.ts',
      'drops bad lines and a second line of a dish, clamps quantities and ignores unknown keys',
    ),
    ...bodyIgnored,
    ...redirected(notApplicable(noCall)),
    '400 field errors': notApplicable(noCall),
    '401, renewed': notApplicable(noCall),
    '401, not renewed': notApplicable(noCall),
    '401 after the replay too': notApplicable(noCall),
    '401 without a refresh token': notApplicable(noCall),
    '403': notApplicable(noCall),
    '404': provenIn('e2e/journeys/ordering/orders.spec.ts', 'an unavailable dish is marked, not counted and not sent'),
    '409': provenIn('e2e/journeys/ordering/orders.spec.ts', 'a changed price is shown with a note before anything is sent'),
    '413': notApplicable(noCall),
    '429': notApplicable(noCall),
    'a double click': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'two simultaneous presses of plus add two'),
    'a reload meanwhile': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'two simultaneous presses of plus add two'),
    'Back meanwhile': provenIn('e2e/journeys/ordering/cart.spec.ts', 'three reloads, Back and Forward add nothing'),
    'another tab': provenIn('e2e/journeys/ordering/cart.spec.ts', 'two tabs lose none of each other’s lines'),
    'a full storage': provenIn(
      'e2e/journeys/account/storage.spec.ts',
      'with storage full a customer logs in, orders and logs out all the same',
    ),
    'a disabled storage': provenIn(
      'e2e/journeys/account/storage.spec.ts',
      'with storage disabled and channels refused a customer logs in, orders and logs out all the same',
    ),
    'a corrupt storage': provenIn('src/ordering/cart-storage.test.ts', 'never throws and never yields a bad line, whatever is stored'),
  },
} satisfies Record<string, Row>;
