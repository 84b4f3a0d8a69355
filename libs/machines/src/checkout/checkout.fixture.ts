import { createFixture, done, elapsed, failed } from '../charts/machine-fixture.ts';
import { createCheckoutMachine } from './checkout.machine.ts';
import { PlacingError } from './placing-error.ts';

const line = { item: { id: 1, price: 250 }, quantity: 1, previousPrice: null, isUnavailable: false };
const candidates = [{ id: 8, createdAt: '', items: [], total: 262 }];

export const checkoutFixture = createFixture({
  machine: createCheckoutMachine(5),
  purpose: 'One order for any number of clicks; an order whose response was lost is searched for before it may be sent again.',
  inputs: [undefined],
  events: {
    'Order an empty cart': { type: 'order.requested', lines: [] },
    Order: { type: 'order.requested', lines: [line] },
    'Check the outcome': { type: 'outcome.checked' },
    'Another tab loses an answer': { type: 'outcome.lost' },
    'Another tab settles it': { type: 'outcome.settled' },
    'Accept the candidate': { type: 'candidate.accepted' },
    'Reject the candidates': { type: 'candidates.rejected' },
    'The order is shown': { type: 'order.shown' },
    'The page is left': { type: 'page.left' },
    Reset: { type: 'checkout.reset' },
    'The menu is unchanged': done('readMenu', { lines: [line], hasChanged: false }),
    'The menu has changed': done('readMenu', { lines: [line], hasChanged: true }),
    'The menu cannot be read': failed('readMenu', 'unreachable'),
    'No menu in time': elapsed('menuTimeout', 'checkout.checking.menu.reading'),
    'No earlier order is open': done('findEarlierOrder', { type: 'absent', knownIds: [] }),
    'The earlier order is on record': done('findEarlierOrder', { type: 'recorded' }),
    'The earlier order may be on record': done('findEarlierOrder', { type: 'candidates', candidates }),
    'The earlier order cannot be searched for': failed('findEarlierOrder', 'unreachable'),
    'The order is placed': done('placeOrder'),
    'The order is refused': failed('placeOrder', new PlacingError({ kind: 'refused' })),
    'The order is throttled': failed('placeOrder', new PlacingError({ kind: 'refused', retryAfterMs: 30_000 })),
    'The throttling ends': elapsed('retryAfter', 'checkout.throttled'),
    'Another tab is ordering': failed('placeOrder', new PlacingError({ kind: 'lockedByOtherTab' })),
    'The answer is lost': failed('placeOrder', new PlacingError({ kind: 'unreachable' })),
    'No answer without a session': failed('placeOrder', new PlacingError({ kind: 'notStored' })),
    'An earlier order is unsettled': failed('placeOrder', new PlacingError({ kind: 'unsettled' })),
    'The order is on record': done('findOrder', { type: 'recorded' }),
    'The order may be on record': done('findOrder', { type: 'candidates', candidates }),
    'The order is not on record': done('findOrder', { type: 'absent', knownIds: [] }),
    'The orders cannot be read': failed('findOrder', 'unreachable'),
    'The grace period ends': elapsed('gracePeriod', 'checkout.unsettled.waiting'),
    'The choice is stored': done('settleOrder'),
    'The choice cannot be stored': failed('settleOrder', 'no storage'),
  },
  stopWhen: ({ context }) => context.rejectedIds.length > 1,
});
