import { bodyIgnored, notApplicable, provenIn, redirected, type Row } from './cells.ts';

const asTheResponse = provenIn(
  'src/features/admin/batch/perform-change.test.ts',
  'a failed change is refused, throttled, interrupted or unknown, as the response says',
);
const inTheBrowser = (title: string) => provenIn('e2e/journeys/admin/bulk-faults.spec.ts', title);
const inTheMachine = (title: string) => provenIn('../../libs/machines/src/batch/batch.machine.test.ts', title);
const bodyUnread = notApplicable('each change is the call of "update a food", which reads no body');
const storage = (title: string) => provenIn('src/platform/fallback-storage.test.ts', title);

/** Actions on many dishes: each change is reported as done, not done, without an answer or not sent. */
export const bulkRows = {
  'change many foods': {
    'no answer in time': asTheResponse,
    'no connection': inTheBrowser('a response that is lost in the middle is reported'),
    'a gateway page': asTheResponse,
    'broken JSON': bodyUnread,
    'a wrong shape': bodyUnread,
    ...bodyIgnored,
    ...redirected(asTheResponse),
    '400 field errors': asTheResponse,
    '401, renewed': inTheBrowser('a 401 with four in flight renews once'),
    '401, not renewed': asTheResponse,
    '401 after the replay too': asTheResponse,
    '401 without a refresh token': asTheResponse,
    '403': asTheResponse,
    '404': asTheResponse,
    '409': asTheResponse,
    '413': asTheResponse,
    '429': inTheBrowser('a 429 waits for its Retry-After'),
    'a double click': inTheMachine('starts once for any number of confirmations'),
    'a reload meanwhile': inTheBrowser('after a reload in the middle it shows what is done'),
    'Back meanwhile': inTheMachine('sends nothing more, and emits the outcome of what was in flight'),
    'another tab': inTheBrowser('while one tab changes dishes another sends nothing'),
    'a full storage': storage('falls back to memory when the storage is full'),
    'a disabled storage': storage('falls back to memory when the browser blocks the storage'),
    'a corrupt storage': provenIn('src/features/admin/batch/batch-journal.test.ts', 'a corrupt journal is ignored'),
  },
} satisfies Record<string, Row>;
