import type { FaultName } from './faults.ts';

type Sequence = readonly FaultName[];

const refusals = ['a gateway page', '400 field errors', '403', '404', '409', '413', '429'] as const;
const sessionFailures = ['401 after the replay too', '401, not renewed', '401 without a refresh token'] as const;
/** Last in its document, because the storage stays full. */
const last = 'a full storage';
/** The other tab at the end: when it is closed, this one has the focus again and may read once more, for which the next read would wait. */
const meanwhile = ['a reload meanwhile', 'Back meanwhile', 'another tab'] as const;
const unreadable = ['broken JSON', 'a wrong shape'] as const;
const without = (faults: Sequence, ...left: Sequence) => faults.filter((fault) => !left.includes(fault));

/** Faults that run in sequence within one document, except for reloads. */
export const sequences = {
  signedInForm: [
    'no connection',
    'redirect 307',
    ...refusals,
    ...unreadable,
    '401, renewed',
    'a double click',
    ...meanwhile,
    ...sessionFailures,
    last,
  ],
  deletion: [...unreadable, 'no connection', 'redirect 307', ...without(refusals, '413'), ...sessionFailures, last],
  signedInRead: [
    ...unreadable,
    'a body past the limit',
    'no connection',
    ...without(refusals, '409', '413'),
    '401 after the replay too',
    // From here on the screen has data, so a failed refetch is not visible.
    '401, renewed',
    ...meanwhile,
    '401, not renewed',
    '401 without a refresh token',
    last,
  ],
  renewal: [
    'no connection',
    'redirect 307',
    ...refusals,
    ...unreadable,
    'a double click',
    'a reload meanwhile',
    'another tab',
    '401, not renewed',
    '401 without a refresh token',
    last,
  ],
  logout: [
    'no connection',
    'redirect 307',
    ...refusals,
    ...unreadable,
    'a double click',
    '401, renewed',
    '401, not renewed',
    '401 without a refresh token',
    last,
  ],
  /** Excludes a lost connection, after which the outcome is unknown, and 429, which delays the next order. */
  order: [...unreadable, '401, renewed', 'a double click', ...without(refusals, '429'), ...sessionFailures, last],
  /** Public calls have no bearer: a 401 is an ordinary failure. */
  registration: [
    ...unreadable,
    'a double click',
    'a reload meanwhile',
    'Back meanwhile',
    '401, renewed',
    'no connection',
    'redirect 307',
    ...refusals,
    '401, not renewed',
    last,
  ],
  login: [...unreadable, '401, renewed', 'no connection', 'redirect 307', ...refusals, '401, not renewed', last],
  publicRead: [
    '401, renewed',
    ...unreadable,
    'a body past the limit',
    'no connection',
    ...without(refusals, '409', '413'),
    '401, not renewed',
    ...meanwhile,
    last,
  ],
} as const satisfies Record<string, Sequence>;
