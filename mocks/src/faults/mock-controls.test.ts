import { beforeEach, expect, it, vi } from 'vitest';
import { createCallLog } from './call-log.ts';
import { createMemoryStore } from '../data/indexed-db-store.ts';
import { createMockControls } from './mock-controls.ts';
import { parseMockDirectives } from './mock-directives.ts';
import { createMockBackend } from '../node.ts';
import { createPersistence, type KeyValueStore } from '../data/persistence.ts';
import { createSessionFaultStore } from './session-fault-store.ts';

let stored: Map<string, string>;
let store: KeyValueStore;
beforeEach(() => {
  stored = new Map();
  store = createMemoryStore();
});

/** A page load of one tab: its session storage and the shared store survive it. */
async function openPage(link: string | null = null) {
  const listeners = new Set<() => void>();
  let time = 0;
  const log = createCallLog(
    () => (time += 7),
    () => listeners.forEach((listener) => listener()),
  );
  const backend = createMockBackend({ scenario: 'empty', observe: log.observe });
  const persistence = createPersistence(backend.db, store, 'shop');
  await persistence.restoreOrSeed(null);
  const faultStore = createSessionFaultStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  const locked = (work: () => Promise<void>) => work();
  const controls = createMockControls({ backend, persistence, locked, log, listeners, faultStore, defaultScenario: 'shop' });
  await controls.apply(parseMockDirectives(link ?? ''), link !== null);
  const status = async (path: string, bearer = 'none') => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await backend.respond(new Request(`http://localhost${path}`, { headers }))).response.status;
  };
  return { backend, controls, status, faults: () => controls.state().faults, dishes: () => backend.db.food.count() };
}

it('applies directives, and keeps their faults across a reload', async () => {
  const first = await openPage('scenario:fourDishes,listFoods:503');
  expect([first.dishes(), first.controls.state().scenario, await first.status('/api/food/')]).toEqual([4, 'fourDishes', 503]);
  const second = await openPage();
  expect([second.faults(), await second.status('/api/food/')]).toEqual([['listFoods:503'], 503]);
});

it('seeds again for every scenario directive, but not on a reload', async () => {
  const first = await openPage('scenario:fourDishes');
  first.backend.db.food.delete({ where: { id: { equals: 1 } } });
  await first.controls.expireAccessTokens();
  expect((await openPage()).dishes()).toBe(3);
  expect((await openPage('scenario:fourDishes')).dishes()).toBe(4);
});

it('new directives replace earlier faults, `panel` keeps them, `reset` clears them and seeds again', async () => {
  await openPage('listFoods:500');
  expect((await openPage('panel')).faults()).toEqual(['listFoods:500']);
  expect((await openPage('panel,scenario:empty,placeOrder:400')).faults()).toEqual(['placeOrder:400']);
  const restored = await openPage('reset');
  expect([restored.faults(), restored.dishes(), [...stored]]).toEqual([[], 36, []]);
  expect((await openPage('reset,scenario:fourDishes,listFoods:404')).faults()).toEqual(['listFoods:404']);
});

it('expires access tokens, and revokes all tokens', async () => {
  const page = await openPage();
  const logIn = async () => {
    const body = JSON.stringify(page.backend.accounts.customer);
    const request = new Request('http://localhost/api/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const tokens: { access: string; refresh: string } = await (await page.backend.respond(request)).response.json();
    return tokens;
  };
  const { access } = await logIn();
  expect(await page.status('/api/user/profile/', access)).toBe(200);
  await page.controls.apply(parseMockDirectives('tokens:expired'), true);
  expect([await page.status('/api/user/profile/', access), page.backend.db.token.count()]).toEqual([401, 1]);
  await page.controls.apply(parseMockDirectives('tokens:revoked'), true);
  expect(page.backend.db.token.count()).toBe(0);
});

it('logs requests and their responses', async () => {
  const page = await openPage();
  let changes = 0;
  const stop = page.controls.subscribe(() => (changes += 1));
  page.controls.setFaults(['listFoods:500@2', 'listCategories:drop', 'nonsense:1']);
  expect([changes, page.faults()]).toEqual([1, ['listFoods:500@2', 'listCategories:drop']]);
  for (const path of ['/api/food/', '/api/food/', '/api/category/']) await page.status(path);
  expect(page.controls.state().calls).toEqual([
    { id: 1, method: 'GET', path: '/api/food/', status: 200, ms: 7, isFaulty: false },
    { id: 2, method: 'GET', path: '/api/food/', status: 500, ms: 7, isFaulty: true },
    { id: 3, method: 'GET', path: '/api/category/', status: 'dropped', ms: 7, isFaulty: true },
  ]);
  expect([changes, page.controls.state() === page.controls.state()]).toEqual([7, true]);
  page.controls.setFaults(['*:silent']);
  void page.status('/api/food/');
  expect(page.controls.state().calls.at(-1)).toEqual({ id: 4, method: 'GET', path: '/api/food/', status: null, ms: null, isFaulty: false });
  stop();
  await page.controls.reset();
  expect([changes, page.controls.state()]).toEqual([9, { scenario: 'shop', faults: [], calls: [] }]);
});

it('applies a preset, and clears the faults for an unknown name', async () => {
  const page = await openPage();
  page.controls.setFaultPreset('orderRejected');
  expect(page.faults()).toEqual(['placeOrder:400']);
  page.controls.setFaultPreset('constructor');
  expect(page.faults()).toEqual([]);
});

it('works without session storage', () => {
  const memory = createSessionFaultStore(() => {
    throw new Error('refused');
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  memory.write(['listFoods:500']);
  expect(warn).toHaveBeenCalledOnce();
  expect(memory.read()).toEqual([]);
});
