import { http } from 'msw';
import type { MockServer, ProgrammedFault } from '@my-food/mocks/server';

/** The operations that faults can affect. */
export const operations = {
  'the menu': { method: 'GET', path: '/api/food/' },
  'an order': { method: 'POST', path: '/api/user/orders/' },
  'my orders': { method: 'GET', path: '/api/user/orders/' },
  'the profile': { method: 'GET', path: '/api/user/profile/' },
  'a renewal': { method: 'POST', path: '/api/user/refresh_token/' },
  'a deletion': { method: 'DELETE', path: '/api/food/{id}/' },
  'a registration': { method: 'POST', path: '/api/user/register/' },
  'a profile update': { method: 'PATCH', path: '/api/user/profile/update/' },
  'a new dish': { method: 'POST', path: '/api/food/' },
  'a dish update': { method: 'PATCH', path: '/api/food/{id}/' },
  'a new category': { method: 'POST', path: '/api/category/' },
} as const;
export type Operation = keyof typeof operations;

/** `late`: processed at once, delayed response · `slow`: delayed processing · `lost`: processed, but the response is an HTML page. */
export const faultKinds = ['late', 'slow', 'lost', 'refused', 'redirected'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface ServerFault {
  kind: FaultKind;
  operation: Operation;
  /** The delay of `late` and `slow`, in simulated time. */
  seconds: number;
}

interface Entry {
  fault: ServerFault;
  isHit: () => boolean;
  /** Simulated time of the release, in milliseconds; null until the fault applies to a call. */
  due: number | null;
  release: () => void;
}

const matches = ({ method, path }: { method: string; path: string }, call: { method: string; path: string }) =>
  method === call.method && new RegExp(`^${path.replace('{id}', '\\d+')}$`).test(call.path);

/** The faults of a walk. Each applies to one call. Delays are in simulated time. */
export function createServerFaults() {
  let entries: Entry[] = [];
  let barriers: { operation: Operation; isHit: boolean; opened: Promise<void>; open: () => void }[] = [];

  /** Delays a call before the backend processes it. */
  const handler = http.all('*/api/*', async ({ request }) => {
    const call = { method: request.method, path: new URL(request.url).pathname };
    const barrier = barriers.find(({ isHit, operation }) => !isHit && matches(operations[operation], call));
    if (!barrier) return undefined;
    barrier.isHit = true;
    await barrier.opened;
    return undefined;
  });

  const programBarrier = (operation: Operation): Omit<Entry, 'fault' | 'due'> => {
    const { promise: opened, open } = openable();
    const barrier = { operation, isHit: false, opened, open };
    barriers.push(barrier);
    return { isHit: () => barrier.isHit, release: open };
  };
  const programReply = (server: MockServer, { kind, operation }: ServerFault): ProgrammedFault => {
    const call = { ...operations[operation], times: 1 };
    if (kind === 'late') return server.program({ ...call, isHeld: true });
    if (kind === 'lost')
      return server.program({
        ...call,
        isProcessed: true,
        reply: { status: 200, text: '<p>Sign in to this network</p>', contentType: 'text/html' },
      });
    // To an address that answers 200: for a read a page, as in a network that asks for a login, because rows of another list would be read as dishes.
    const location = call.method === 'GET' ? '/' : '/api/category/';
    if (kind === 'redirected') return server.program({ ...call, reply: { status: 302, text: '', headers: { location } } });
    const status = operation === 'a renewal' ? 401 : operation === 'an order' ? 400 : 500;
    return server.program({ ...call, reply: { status, json: { detail: 'The kitchen is closed.' } } });
  };

  return {
    handler,
    program(server: MockServer, fault: ServerFault): void {
      if (fault.kind === 'slow') return void entries.push({ fault, due: null, ...programBarrier(fault.operation) });
      const programmed = programReply(server, fault);
      entries.push({ fault, due: null, isHit: () => programmed.hitCount() > 0, release: programmed.release });
    },
    /** Schedules the release of faults that have applied to a call since the last update. */
    update(elapsedMs: number): void {
      for (const entry of entries) if (entry.due === null && entry.isHit()) entry.due = elapsedMs + entry.fault.seconds * 1000;
    },
    /** Whether a fault has not applied to its call of this operation yet. */
    isAwaiting: (operation: Operation): boolean => entries.some(({ fault, isHit }) => fault.operation === operation && !isHit()),
    /** Whether a fault currently delays such a call. */
    isHolding: (call: { method: string; path: string }): boolean =>
      entries.some(({ fault, due, isHit }) => isHit() && isDelay(fault) && due !== Infinity && matches(operations[fault.operation], call)),
    nextDue: (): number | null => {
      const dues = entries.flatMap(({ due, fault }) => (due !== null && due !== Infinity && isDelay(fault) ? [due] : []));
      return dues.length === 0 ? null : Math.min(...dues);
    },
    /** Releases the calls that are due. */
    advance(elapsedMs: number): void {
      for (const entry of entries) {
        if (entry.due === null || entry.due > elapsedMs || !isDelay(entry.fault)) continue;
        entry.release();
        entry.due = Infinity;
      }
    },
    /** The faults that have applied to a call of this operation. */
    met: (operation: Operation): ServerFault[] =>
      entries.filter(({ fault, isHit }) => fault.operation === operation && isHit()).map(({ fault }) => fault),
    /** Whether no fault of these operations is pending or delays a call. */
    isQuiet: (among: readonly Operation[]): boolean =>
      entries.every(({ fault, due, isHit }) => !among.includes(fault.operation) || (isHit() && (!isDelay(fault) || due === Infinity))),
    clear(): void {
      entries.forEach(({ release }) => release());
      entries = [];
      barriers = [];
    },
  };
}

export type ServerFaults = ReturnType<typeof createServerFaults>;

export const isDelay = ({ kind }: ServerFault) => kind === 'late' || kind === 'slow';

function openable(): { promise: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}
