import { http, HttpResponse } from 'msw';
import { eventually } from './eventually.ts';

/** What a held call is answered with: the shop's own answer, none at all, or something else. */
type Decision = 'own' | 'lost' | (() => Response);

interface Gate {
  method: string;
  path: string;
  callCount: number;
  decided: Promise<Decision>;
  decide: (decision: Decision) => void;
}

/** Holds calls until the story says how they are answered. */
export function createGates() {
  let gates: Gate[] = [];
  const find = (method: string, path: string) => gates.find((gate) => gate.method === method && path.startsWith(gate.path));
  const take = (gate: Gate, decision: Decision) => {
    gates = gates.filter((other) => other !== gate);
    gate.decide(decision);
  };
  const waiting = (method: string, path: string) => {
    const gate = find(method, path);
    if (gate === undefined) throw new Error(`Nothing holds ${method} ${path}.`);
    if (gate.callCount === 0) throw new Error(`No ${method} ${path} has come.`);
    return gate;
  };
  return {
    handler: http.all('*/api/*', async ({ request }) => {
      const gate = find(request.method, new URL(request.url).pathname);
      if (gate === undefined) return undefined;
      gate.callCount += 1;
      const decision = await gate.decided;
      if (decision === 'own') return undefined;
      return decision === 'lost' ? HttpResponse.error() : decision();
    }),
    /** From now on calls whose path begins so wait. */
    hold(method: string, path: string) {
      if (find(method, path)) return;
      let decide: Gate['decide'] = () => undefined;
      const decided = new Promise<Decision>((resolve) => (decide = resolve));
      gates.push({ method, path, callCount: 0, decided, decide });
    },
    /** Waits until such a call waits. */
    expectWaiting: async (method: string, path: string): Promise<void> => void (await eventually(() => waiting(method, path))),
    /** Waits for such a call and answers it; later ones are held no more. */
    answer: async (method: string, path: string, decision: Decision): Promise<void> =>
      take(await eventually(() => waiting(method, path)), decision),
    /** The shop answers everything itself again. */
    clear: () => gates.forEach((gate) => take(gate, 'own')),
    /** Its page is gone: no held call reaches the server any more. */
    drop: () => gates.forEach((gate) => take(gate, 'lost')),
  };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body);
  return () => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
};
