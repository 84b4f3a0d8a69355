import { createPublicClient, type Profile } from '@my-food/api';
import type { Session } from '@my-food/machines';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createFallbackStorage } from '../../platform/fallback-storage.ts';
import { createTabLocks } from '../../platform/tab-lock/tab-lock.ts';
import { createMemoryStorage } from '../../platform/testing/memory-storage.ts';
import { createSharedRecords } from '../../platform/testing/shared-records.ts';
import { createSessionActor } from '../session-actor.ts';
import { startSessionEffects } from '../session-effects.ts';
import { createSessionStore } from '../session-store.ts';

export const anna: Session = { access: 'a1', refresh: 'ra', role: 'CUSTOMER', picture: null };
export const bela: Session = { access: 'b1', refresh: 'rb', role: 'ADMIN', picture: null };

const silent: typeof globalThis.fetch = () => new Promise<never>(() => undefined);

/** One tab; the test writes to its storage as another tab would. */
export function startTab(
  stored: Session | null,
  readProfile: (signal: AbortSignal) => Promise<Profile | null> = async () => null,
  fetch = silent,
) {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', browser);
  const rows = new Map<string, string>();
  const storage = createSessionStore(createFallbackStorage(() => createMemoryStorage(rows)));
  if (stored) storage.open(stored);
  const configuration = { baseUrl: 'http://shop.test', fetch };
  const sessionActor = createSessionActor({
    storage,
    publicClient: createPublicClient(configuration),
    locks: createTabLocks({ updateRecord: createSharedRecords().update }),
  });
  const queryClient = new QueryClient();
  const emitted: string[] = [];
  sessionActor.on('session.opened', () => emitted.push('opened'));
  sessionActor.on('session.ended', ({ cause }) => emitted.push(cause));
  const router = { subscribe: () => () => undefined };
  startSessionEffects({
    lifetime: new AbortController().signal,
    sessionActor,
    storage,
    queryClient,
    router,
    api: configuration,
    readProfile,
  });
  browser.addEventListener('login', () => emitted.push('login event'));
  sessionActor.start();
  const dispatchStorageEvent = (key: string | null, newValue: string | null = null) =>
    browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const current = () => sessionActor.getSnapshot().context.session;
  return { browser, storage, rows, sessionActor, queryClient, emitted, dispatchStorageEvent, current };
}
