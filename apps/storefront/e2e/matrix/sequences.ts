import type { FaultName } from './faults.ts';

type Sequence = readonly FaultName[];

const redirects = ['redirect 301', 'redirect 302', 'redirect 303', 'redirect 307', 'redirect 308'] as const;
const refusals = ['a gateway page', '400 field errors', '403', '404', '409', '413', '429'] as const;
const sessionFailures = ['401 after the replay too', '401, not renewed'] as const;
const unreadable = ['broken JSON', 'a wrong shape'] as const;
const without = (faults: Sequence, ...left: Sequence) => faults.filter((fault) => !left.includes(fault));

/** Faults that run one after the other in one document. The last takes the session with it. */
export const sequences = {
  signedInForm: ['no connection', ...redirects, ...refusals, ...unreadable, '401, renewed', 'a double click', ...sessionFailures],
  deletion: [...unreadable, 'no connection', ...redirects, ...without(refusals, '413'), ...sessionFailures],
  signedInRead: [
    ...unreadable,
    'a body past the limit',
    'no connection',
    ...without(refusals, '409', '413'),
    '401 after the replay too',
    // What has been read stays on screen: a failure could not be seen any more.
    '401, renewed',
    'Back on the way',
    '401, not renewed',
  ],
  /** After a lost connection nobody knows whether the order came, and 429 delays the next one. */
  order: [...without(refusals, '429'), ...sessionFailures],
  /** Public calls carry no bearer: a 401 is a failure like others. */
  publicForm: ['401, renewed', 'no connection', ...redirects, ...refusals, '401, not renewed'],
  publicRead: [
    '401, renewed',
    ...unreadable,
    'a body past the limit',
    'no connection',
    ...without(refusals, '409', '413'),
    '401, not renewed',
    'Back on the way',
  ],
} as const satisfies Record<string, Sequence>;
