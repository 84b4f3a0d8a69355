import { logOut, renewAccess, type ApiConfiguration, type PublicClient } from '@my-food/api';
import { sessionMachine, type Renewal, type Session, type SessionActor } from '@my-food/machines';
import { createActor, fromPromise } from 'xstate';
import type { SessionStorage } from './session-storage.ts';
import { withTabLock } from '../lib/tab-lock.ts';

/** Longer than a renewal may take over a slow line is not worth waiting for: without the lock the commit guard still holds. Milliseconds. */
const lockPatienceMs = 10_000;

interface Needs {
  storage: SessionStorage;
  publicClient: PublicClient;
  api: ApiConfiguration;
}

/** The one session of this tab, started from what is stored. Outside React; the router, the bearer and the bar read its snapshot. */
export function createSessionActor({ storage, publicClient, api }: Needs): SessionActor {
  /** One renewal across tabs: inside the lock storage is read again, and a newer token is used instead of a second call (READINGS '401 and refresh'). */
  const renew = async (session: Session): Promise<Renewal> => {
    return withTabLock('my-food-renewal', lockPatienceMs, async (): Promise<Renewal> => {
      const before = storage.read();
      if (before?.access !== session.access) return { type: 'superseded', session: before };
      if (session.refresh === null) throw new Error('No refresh token is stored.');
      const answer = await renewAccess(publicClient, session.refresh).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      // Commit guard: a logout or another login during the call wins, over a success and over a failure alike.
      const stored = storage.read();
      if (stored?.refresh !== session.refresh) return { type: 'superseded', session: stored };
      if ('error' in answer) throw answer.error;
      const next: Session = { ...stored, access: answer.value.access, refresh: answer.value.refresh ?? session.refresh };
      // Written while the lock is held, so that the next tab in the queue finds it.
      storage.write(next);
      return { type: 'renewed', session: next };
    });
  };

  const logic = sessionMachine.provide({
    actors: {
      renewAccess: fromPromise<Renewal, { session: Session }>(({ input }) => renew(input.session)),
      signOut: fromPromise<void, { session: Session }>(async ({ input: { session } }) => {
        // Spec §4: without a refresh token there is nothing to send; the session still ends.
        if (session.refresh !== null) await logOut(api, { access: session.access, refresh: session.refresh });
      }),
    },
  });
  return createActor(logic, { input: { session: storage.read() } });
}
