import type { QueryClient } from '@tanstack/react-query';
import type { SessionActor } from '@my-food/machines';
import { isPictureUrl, type SessionStorage } from './session-storage.ts';

const privateReads = [['profile'], ['orders']] as const;

interface Needs {
  lifetime: AbortSignal;
  sessionActor: SessionActor;
  storage: SessionStorage;
  queryClient: QueryClient;
  /** Reads the profile once for its picture; a failure is nobody's business (READINGS 'Login'). */
  readProfile(): Promise<unknown>;
  /** Everything that belongs to a person and lives outside the session: cart, checkout, caches. */
  forgetPerson(): void;
  /** Asks the guards again. */
  recheckRoutes(): void;
  leaveForLogin(): void;
}

/** What the session means for the rest of the tab, and what other tabs mean for the session. Called once, in compose. */
export function startSessionEffects({
  lifetime,
  sessionActor,
  storage,
  queryClient,
  readProfile,
  forgetPerson,
  recheckRoutes,
  leaveForLogin,
}: Needs): void {
  const end = () => {
    // Another tab's logout has emptied the storage already: this tab follows, but only a protected screen has to leave.
    const endedHere = storage.read() !== null;
    storage.clear();
    forgetPerson();
    if (endedHere) leaveForLogin();
    else recheckRoutes();
  };
  const forgetPrivateReads = () => privateReads.forEach((queryKey) => void queryClient.resetQueries({ queryKey }));

  sessionActor.on('session.opened', ({ session }) => {
    storage.write(session);
    forgetPrivateReads();
    window.dispatchEvent(new Event('login'));
    void readProfile().catch(() => undefined);
  });
  sessionActor.on('session.changed', ({ session }) => {
    // What came from storage needs no writing; a write would also wake the other tabs for nothing.
    if (JSON.stringify(storage.read()) !== JSON.stringify(session)) storage.write(session);
  });
  sessionActor.on('session.ended', end);
  sessionActor.on('session.lost', end);

  const adopt = () => {
    const stored = storage.read();
    const known = sessionActor.getSnapshot().context.session;
    if (JSON.stringify(stored) === JSON.stringify(known)) return;
    // The same refresh token is the same person with a renewed access; anything else may be somebody else (TRAPS T11).
    if (stored?.refresh !== known?.refresh) forgetPrivateReads();
    sessionActor.send({ type: 'session.adopted', session: stored });
    recheckRoutes();
  };
  const onStorage = (event: StorageEvent) => {
    if (storage.concerns(event.key)) adopt();
  };
  window.addEventListener('storage', onStorage, { signal: lifetime });
  // A page restored from the back-forward cache shows an old session until it looks again (TRAPS T10).
  window.addEventListener('pageshow', adopt, { signal: lifetime });
  document.addEventListener('visibilitychange', adopt, { signal: lifetime });

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile' || query.state.status !== 'success') return;
    const picture = pictureOf(query.state.data);
    if (sessionActor.getSnapshot().context.session?.picture !== picture) sessionActor.send({ type: 'picture.changed', picture });
  });
}

function pictureOf(profile: unknown): string | null {
  if (typeof profile !== 'object' || profile === null || !('imageUrl' in profile)) return null;
  const { imageUrl } = profile;
  return typeof imageUrl === 'string' && isPictureUrl(imageUrl) ? imageUrl : null;
}
