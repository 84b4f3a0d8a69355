import { createApi, createPublicClient, createSignedInClient } from '@my-food/api';
import { vi } from 'vitest';
import { createFallbackStorage } from '../../platform/fallback-storage.ts';
import { createTabLocks } from '../../platform/tab-lock/tab-lock.ts';
import { createMemoryStorage } from '../../platform/testing/memory-storage.ts';
import { createSharedRecords } from '../../platform/testing/shared-records.ts';
import { createAccessTokens, createOrderTokens } from '../access-tokens.ts';
import { createSessionActor } from '../session-actor.ts';
import { createSessionStore } from '../session-store.ts';

/** A response with a JSON body. */
export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A session and a server that accepts one token, `good`. `renew` returns the response of a renewal; calls are counted by path. */
export function startSession({
  access = 'old',
  refresh = 'r1',
  good = 'new',
  renew,
  late,
}: {
  access?: string;
  refresh?: string | null;
  good?: string;
  renew: () => Promise<Response>;
  /** The response of the first list of orders. */
  late?: Promise<Response>;
}) {
  vi.stubGlobal('window', new EventTarget());
  const rows = new Map<string, string>();
  const storage = createFallbackStorage(() => createMemoryStorage(rows));
  const sessionStore = createSessionStore(storage);
  sessionStore.open({ access, refresh, role: 'CUSTOMER', picture: null });
  const calls: string[] = [];
  const count = (path: string) => calls.filter((called) => called === path).length;
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (pathname === '/api/user/refresh_token/') return renew();
    if (late && pathname === '/api/user/orders/' && count(pathname) === 1) return late;
    return request.headers.get('authorization') === `Bearer ${good}` ? json(200, []) : json(401, { detail: 'Given token not valid' });
  };
  const configuration = { baseUrl: 'http://shop.test', fetch };
  const publicClient = createPublicClient(configuration);
  const sessionActor = createSessionActor({
    storage: sessionStore,
    publicClient,
    locks: createTabLocks({ updateRecord: createSharedRecords().update }),
  });
  sessionActor.start();
  const accessTokens = createAccessTokens(sessionActor);
  const api = createApi(publicClient, createSignedInClient(configuration, accessTokens));
  const orderTokens = createOrderTokens(sessionActor, accessTokens);
  const orderApi = createApi(publicClient, createSignedInClient(configuration, orderTokens));
  return { api, orderApi, sessionActor, sessionStore, rows, count };
}
