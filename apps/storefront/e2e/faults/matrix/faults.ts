import type { Fault } from '@my-food/mocks/server';

const gatewayPage = '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';
/** A Retry-After longer than any wait of the suite, so that no automatic refetch interferes. */
const throttled = { status: 429, json: { detail: 'Slow down.' }, headers: { 'retry-after': '30' } };

/** Above the body limit of every read (Behaviour 'HTTP'); added to a valid response. */
const padding = 'x'.repeat(11 * 1024 * 1024);
const pad = (body: unknown) => (Array.isArray(body) ? [...body, { padding }] : Object.assign({ padding }, body));
/** The target returns 200 for every request. */
const redirectTo = (status: number) => ({ reply: { status, headers: { location: '/favicon.svg' } } });

/** Faults of the server or the network (Faults §1.2, §1.3 and §1.5). Each is a column of the matrix. */
export const answerFaults = {
  'no answer in time': { isSilent: true },
  'no connection': { isDropped: true },
  'a gateway page': { reply: { status: 502, text: gatewayPage, contentType: 'text/html' } },
  'broken JSON': { reply: { status: 200, text: '[{"id": 1, "na' } },
  'a wrong shape': { reply: { status: 200, json: 'soup' } },
  'a body past the limit': { changeJson: pad },
  'redirect 301': redirectTo(301),
  'redirect 302': redirectTo(302),
  'redirect 303': redirectTo(303),
  'redirect 307': redirectTo(307),
  'redirect 308': redirectTo(308),
  '400 field errors': { reply: { status: 400, json: { phone_number: ['This number is not known.'] } } },
  '401, renewed': { reply: { status: 401, json: { detail: 'Token expired.' } }, times: 1 },
  '401, not renewed': { reply: { status: 401, json: { detail: 'Token expired.' } } },
  '401 after the replay too': { reply: { status: 401, json: { detail: 'Token refused.' } } },
  '401 without a refresh token': { reply: { status: 401, json: { detail: 'Token expired.' } } },
  '403': { reply: { status: 403, json: { detail: 'Not yours.' } } },
  '404': { reply: { status: 404, json: { detail: 'Not found.' } } },
  '409': { reply: { status: 409, json: { detail: 'Changed meanwhile.' } } },
  '413': { reply: { status: 413, json: { detail: 'Too large.' } } },
  '429': { reply: throttled },
} as const satisfies Record<string, Omit<Fault, 'path'>>;

/** Concurrent actions of the user, another tab or the browser (Faults §1.4). The response itself is valid. */
export const moments = [
  'a double click',
  'a reload meanwhile',
  'Back meanwhile',
  'another tab',
  'a full storage',
  'a disabled storage',
  'a corrupt storage',
] as const;

export type AnswerFault = keyof typeof answerFaults;
export type Moment = (typeof moments)[number];
export type FaultName = AnswerFault | Moment;

export const faultNames: readonly FaultName[] = [...Object.keys(answerFaults).filter(isAnswerFault), ...moments];

export function isAnswerFault(name: string): name is AnswerFault {
  return Object.hasOwn(answerFaults, name);
}
