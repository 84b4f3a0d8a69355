import type { Observe } from '../backend/handlers.ts';

/** One logged call. */
export interface LoggedCall {
  id: number;
  method: string;
  path: string;
  /** null: pending; 'dropped': a network error. */
  status: number | 'dropped' | null;
  ms: number | null;
  isFaulty: boolean;
}

const maxCalls = 200;

/** The last 200 calls, oldest first, as an immutable array. `now` in milliseconds. */
export function createCallLog(now: () => number, onChange: () => void) {
  let calls: readonly LoggedCall[] = [];
  let lastId = 0;
  const observe: Observe = (request, response) => {
    const startedAt = now();
    const id = (lastId += 1);
    const call: LoggedCall = { id, method: request.method, path: new URL(request.url).pathname, status: null, ms: null, isFaulty: false };
    const finish = (end: Pick<LoggedCall, 'status' | 'isFaulty'>) => {
      calls = calls.map((other) => (other.id === id ? { ...call, ...end, ms: Math.round(now() - startedAt) } : other));
      onChange();
    };
    calls = [...calls, call].slice(-maxCalls);
    onChange();
    response.then(
      ({ response: { type, status }, isFaulty }) => finish({ status: type === 'error' ? 'dropped' : status, isFaulty }),
      () => finish({ status: 'dropped', isFaulty: false }),
    );
  };
  return {
    observe,
    calls: () => calls,
    clear(): void {
      calls = [];
      onChange();
    },
  };
}
