import { ApiError, renewAccess, type PublicClient } from '@my-food/api';
import { sessionMachine, type Renewal, type Session, type SessionActor } from '@my-food/machines';
import { createActor, fromPromise } from 'xstate';
import type { SessionStore } from './session-store.ts';
import { propagationDelayMs, type TabLocks } from '../platform/tab-lock/tab-lock.ts';

/** Longer than the longest renewal (80 s): a waiting tab must not send a single-use token that another tab is sending. Milliseconds. */
const lockTimeoutMs = 90_000;

/** How long a page that is being left may live after its calls were aborted: until the next document responds. Milliseconds. */
const leavingMs = 2_000;

interface SessionActorOptions {
  storage: SessionStore;
  publicClient: PublicClient;
  locks: TabLocks;
}

/** The session of this tab, initialised from the store. Lives outside React; the router, the API client and the top bar read its snapshot. */
export function createSessionActor({ storage, publicClient, locks }: SessionActorOptions): SessionActor {
  const requestRenewal = async (session: Session, signal: AbortSignal): Promise<Renewal | 'superseded'> => {
    // Inside the lock: another tab may have stored a newer token (Behaviour '401 and refresh').
    if (storage.read()?.access !== session.access) return 'superseded';
    if (session.refresh === null) throw new Error('No refresh token.');
    // A logout or another login during the call wins, over a success and over a failure.
    const isSuperseded = () => signal.aborted || storage.read()?.refresh !== session.refresh;
    // Firefox and Safari abort requests when a navigation starts, and run scripts until the next document responds. A locked phone cuts them off, too
    // (decision 0003). iOS has no beforeunload: there, the page ends within `leavingMs`.
    const leaving = new AbortController();
    for (const type of ['beforeunload', 'visibilitychange'])
      window.addEventListener(type, () => leaving.abort(), { signal: leaving.signal });
    try {
      const { access, refresh } = await renewAccess(publicClient, session.refresh);
      if (isSuperseded()) return 'superseded';
      const next: Session = { ...session, access, refresh: refresh ?? session.refresh };
      // Stored while the lock is held, so that the next tab in the queue reads it.
      storage.renew(next);
      return { type: 'renewed', session: next };
    } catch (error) {
      // The server rejects a single-use token that another tab has just used.
      await pause(error instanceof ApiError && error.reason === 'network' ? leavingMs : propagationDelayMs);
      if (leaving.signal.aborted || isSuperseded()) return 'superseded';
      throw error;
    } finally {
      leaving.abort();
    }
  };

  /** `signal`: aborted when a logout, a login or another tab's tokens have ended the renewal. */
  const renew = async (session: Session, signal: AbortSignal): Promise<Renewal> => {
    const renewal = await locks.run('my-food-renewal', lockTimeoutMs, () => requestRenewal(session, signal));
    if (renewal !== 'superseded') return renewal;
    // Let pending storage events run first: only they distinguish new tokens of the same user from another user's session.
    await pause(propagationDelayMs);
    return { type: 'superseded', session: storage.read() };
  };

  const logic = sessionMachine.provide({
    actors: {
      renewAccess: fromPromise<Renewal, { session: Session }>(({ input, signal }) => renew(input.session, signal)),
    },
  });
  return createActor(logic, { input: { session: storage.read() } });
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
