import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { contractHttp } from './contract-http.ts';
import { type ContractProblem, createContractMonitor, monitorContract } from './contract-monitor.ts';
import { createMockBackend } from '../node.ts';

const requestFor = (path: string) => new Request(`http://localhost${path}`);
const broken = contractHttp.get('/api/category/', ({ response }) => response.untyped(HttpResponse.json([{ id: 1, name: 7 }])));

afterEach(() => {
  vi.restoreAllMocks();
});

it('reports invalid responses of a handler, and leaves the body unread', async () => {
  const problems: ContractProblem[] = [];
  const { observe, settled } = createContractMonitor((problem) => problems.push(problem));
  const backend = createMockBackend({ scenario: 'fourDishes', overrides: [broken], observe });
  const { response } = await backend.respond(requestFor('/api/category/'));
  await backend.respond(requestFor('/api/food/'));
  expect(await response.json()).toEqual([{ id: 1, name: 7 }]);
  backend.programFaults(['listFoods:silent']);
  void backend.respond(requestFor('/api/food/'));
  await settled();
  expect(problems.map(({ side, call, field, rule }) => `${side} ${call} ${field} ${rule}`)).toEqual([
    'response GET /api/category/ /0/food_image_url required',
    'response GET /api/category/ /0/name type',
  ]);
});

it('logs invalid requests to the console, and ignores the responses of faults', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const backend = createMockBackend({ scenario: 'fourDishes', observe: monitorContract() });
  backend.programFaults(['listFoods:shape', 'listCategories:drop']);
  for (const path of ['/api/food/', '/api/category/', '/api/user/profile/', '/api/food/?page=2']) await backend.respond(requestFor(path));
  await vi.waitUntil(() => logged.mock.calls.length > 0);
  expect(logged.mock.calls).toEqual([
    ['openapi.yaml: request of GET /api/food/, field (whole), rule query: the query ?page=2 is not in the contract'],
  ]);
});
