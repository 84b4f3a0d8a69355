import { notApplicable as never, noBodyRead, provenIn, redirected, usually, type Row } from './cells.ts';

const ended = { cart: 'emptied', session: 'ended', sees: [], lacks: [], toasts: [], renewals: 1 } as const;
const order = usually({
  toasts: ['orderRefused'],
  cart: 'kept',
  form: 'none',
  session: 'kept',
  requests: 1,
  lacks: ['Did the order arrive?'],
});
const orderUnknown = () => order({ toasts: ['orderUnreachable'], sees: ['Did the order arrive?', 'Check my orders'], lacks: [] });
const ordered = () => order({ toasts: ['orderPlaced'], cart: 'emptied' });

const printedHere = 'printed in the browser: no call is made';
const storesNothing = 'a receipt is saved as a file, not in the storage';
const noCall = 'the cart itself calls nobody';

export const orderRows = {
  'place an order': {
    'no answer in time': orderUnknown(),
    'no connection': orderUnknown(),
    'a gateway page': order(),
    'broken JSON': ordered(),
    'a wrong shape': ordered(),
    ...noBodyRead,
    ...redirected(orderUnknown()),
    '400 field errors': order({ logs: 'The order was refused.' }),
    '401, renewed': { ...ordered(), session: 'renewed', requests: 2, renewals: 1 },
    '401, not renewed': order(ended),
    '401 after the replay too': order({ session: 'renewed', requests: 2, renewals: 1 }),
    '401 without a refresh token': order({ sees: ['log in again'] }),
    '403': order(),
    '404': order(),
    '409': order(),
    '413': order(),
    '429': order({ sees: ['within 30 s'] }),
    'a double click': ordered(),
    'a reload on the way': order({ toasts: [], sees: ['Did the order arrive?', 'Check my orders'], lacks: [] }),
    'Back on the way': ordered(),
    'another tab': ordered(),
    'a full storage': ordered(),
    'a disabled storage': { ...ordered(), session: 'in memory' },
    'a corrupt storage': ordered(),
  },
  'download a receipt': {
    'no answer in time': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'the button is busy while the receipt is on its way'),
    'no connection': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'cannot be loaded the person is told and can try again'),
    'a gateway page': provenIn('e2e/journeys/ordering/receipt-faults.spec.ts', 'cannot be loaded the person is told and can try again'),
    'broken JSON': never(printedHere),
    'a wrong shape': provenIn(
      'e2e/journeys/ordering/receipt-faults.spec.ts',
      'a bad date is printed as it came, an unreadable amount as a dash',
    ),
    ...noBodyRead,
    ...redirected(never(printedHere)),
    '400 field errors': never(printedHere),
    '401, renewed': never(printedHere),
    '401, not renewed': never(printedHere),
    '401 after the replay too': never(printedHere),
    '401 without a refresh token': never(printedHere),
    '403': never(printedHere),
    '404': never(printedHere),
    '409': never(printedHere),
    '413': never(printedHere),
    '429': never(printedHere),
    'a double click': provenIn('e2e/journeys/ordering/receipt.spec.ts', 'a double click saves one file, the next click another'),
    'a reload on the way': provenIn(
      'e2e/journeys/ordering/cart-faults.spec.ts',
      'a receipt is dropped by a reload or by leaving, without a word',
    ),
    'Back on the way': provenIn(
      'e2e/journeys/ordering/cart-faults.spec.ts',
      'a receipt is dropped by a reload or by leaving, without a word',
    ),
    'another tab': never('each tab prints its own'),
    'a full storage': never(storesNothing),
    'a disabled storage': never(storesNothing),
    'a corrupt storage': never(storesNothing),
  },
  'keep the cart': {
    'no answer in time': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'the cart works while the server is silent'),
    'no connection': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'the cart works without a network'),
    'a gateway page': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'the cart works while the server is silent'),
    'broken JSON': provenIn('src/ordering/cart-storage.test.ts', 'starts empty on'),
    'a wrong shape': provenIn('src/ordering/cart-storage.test.ts', 'drops bad lines, clamps quantities and ignores unknown keys'),
    ...noBodyRead,
    ...redirected(never(noCall)),
    '400 field errors': never(noCall),
    '401, renewed': provenIn('e2e/faults/matrix/account-rows.ts', "'401, renewed'"),
    '401, not renewed': provenIn('e2e/faults/matrix/account-rows.ts', "'401, not renewed'"),
    '401 after the replay too': provenIn('e2e/faults/matrix/account-rows.ts', "'401 after the replay too'"),
    '401 without a refresh token': provenIn('e2e/faults/matrix/account-rows.ts', "'401 without a refresh token'"),
    '403': never(noCall),
    '404': provenIn('e2e/journeys/ordering/orders.spec.ts', 'a dish that is gone is marked, not counted and not sent'),
    '409': provenIn('e2e/journeys/ordering/orders.spec.ts', 'a changed price is shown with a note before anything is sent'),
    '413': never(noCall),
    '429': never(noCall),
    'a double click': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'two pluses in one moment are two'),
    'a reload on the way': provenIn('e2e/journeys/ordering/cart-faults.spec.ts', 'two pluses in one moment are two'),
    'Back on the way': provenIn('e2e/journeys/ordering/cart.spec.ts', 'after three reloads, Back and Forward it is still one'),
    'another tab': provenIn('e2e/journeys/ordering/cart.spec.ts', 'two tabs lose none of each other’s lines'),
    'a full storage': provenIn(
      'e2e/journeys/account/storage.spec.ts',
      'with storage full a person logs in, orders and logs out all the same',
    ),
    'a disabled storage': provenIn(
      'e2e/journeys/account/storage.spec.ts',
      'with storage disabled a person logs in, orders and logs out all the same',
    ),
    'a corrupt storage': provenIn('src/ordering/cart-storage.test.ts', 'never throws and never yields a bad line, whatever is stored'),
  },
} satisfies Record<string, Row>;
