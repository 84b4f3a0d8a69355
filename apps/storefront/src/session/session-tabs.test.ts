import { createPublicClient } from '@my-food/api';
import { expect, it, vi } from 'vitest';
import { createFallbackStorage } from '../platform/fallback-storage.ts';
import { createTabLocks } from '../platform/tab-lock/tab-lock.ts';
import { createMemoryStorage } from '../platform/testing/memory-storage.ts';
import { createSharedRecords } from '../platform/testing/shared-records.ts';
import { createSharedWebLocks, missingWebLocks } from '../platform/testing/web-locks.ts';
import { createSessionActor } from './session-actor.ts';
import { createSessionStore } from './session-store.ts';
import { json, startSession } from './testing/start-session.ts';

it('AC-072 a token that another tab has renewed is used without a call', async () => {
  const { api, count, sessionStore } = startSession({ renew: async () => json(500, {}) });
  sessionStore.renew({ access: 'new', refresh: 'r1', role: 'CUSTOMER' });
  await api.orders.list();
  expect(count('/api/user/refresh_token/')).toBe(0);
});

it.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('AC-072 a rotating renewal of 79 s in two tabs %s ends no session and uses each token once', async (_, hasWebLocks) => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const rows = new Map<string, string>();
  const records = createSharedRecords();
  const sent: unknown[] = [];
  let used: string | null = null;
  const renew: typeof globalThis.fetch = async (input) => {
    const { refresh } = await new Request(input).json();
    sent.push(refresh);
    if (refresh === used) return json(401, { detail: 'Token is blacklisted' });
    used = refresh;
    await new Promise((resolve) => setTimeout(resolve, 79_000));
    return json(200, { access: 'new', refresh: 'r2' });
  };
  const webLocks = createSharedWebLocks();
  const openTab = () => {
    const storage = createSessionStore(createFallbackStorage(() => createMemoryStorage(rows)));
    const api = { baseUrl: 'http://shop.test', fetch: renew };
    const locks = createTabLocks({ webLocks: hasWebLocks ? webLocks.openTab().locks : missingWebLocks, updateRecord: records.update });
    const actor = createSessionActor({ storage, publicClient: createPublicClient(api), locks });
    actor.start();
    return { storage, actor };
  };
  createSessionStore(createFallbackStorage(() => createMemoryStorage(rows))).open({
    access: 'old',
    refresh: 'r1',
    role: null,
    picture: null,
  });
  const tabs = [openTab(), openTab()];
  const lost = vi.fn();
  for (const { actor } of tabs) {
    actor.on('session.ended', lost);
    actor.send({ type: 'access.rejected', token: 'old' });
  }
  await vi.advanceTimersByTimeAsync(100_000);
  vi.useRealTimers();
  const sessions = tabs.map(({ actor }) => actor.getSnapshot().context.session);
  expect([sent, sessions, lost.mock.calls]).toMatchObject([
    ['r1'],
    [
      { access: 'new', refresh: 'r2' },
      { access: 'new', refresh: 'r2' },
    ],
    [],
  ]);
});
