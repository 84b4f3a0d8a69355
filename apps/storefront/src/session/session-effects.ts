import type { Profile } from '@my-food/api';
import type { Session, SessionActor } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import { isPictureUrl, type SessionStorage } from './session-storage.ts';

/** The reads that belong to one user. Foods and categories are public and stay in the cache. */
const privateReads = [['profile'], ['orders']] as const;

interface Needs {
  lifetime: AbortSignal;
  sessionActor: SessionActor;
  storage: SessionStorage;
  queryClient: QueryClient;
  /** Reads the profile for its picture alone: a refusal, a 401 included, means nothing to the session (Behaviour 'Login'). */
  readProfile(signal: AbortSignal): Promise<Profile | null>;
}

/** Projects the session into local storage and the query cache, and follows what other tabs do with it. Called once, in compose. */
export function startSessionEffects({ lifetime, sessionActor, storage, queryClient, readProfile }: Needs): void {
  const known = () => sessionActor.getSnapshot().context.session;
  let pictureReading = new AbortController();
  let announcedLogin: Event | undefined;

  const readPicture = async () => {
    pictureReading = new AbortController();
    const { signal } = pictureReading;
    try {
      const profile = await readProfile(signal);
      // The profile's own screen may have been faster.
      if (!signal.aborted && queryClient.getQueryData(['profile']) === undefined) queryClient.setQueryData(['profile'], profile);
    } catch (error) {
      if (!signal.aborted)
        console.error('The picture of the profile could not be read:', error instanceof Error ? error.message : 'unknown');
    }
  };

  sessionActor.on('session.opened', ({ session }) => {
    pictureReading.abort();
    storage.open(session);
    privateReads.forEach((queryKey) => void queryClient.resetQueries({ queryKey }));
    announcedLogin = new Event('login');
    window.dispatchEvent(announcedLogin);
    void readPicture();
  });
  sessionActor.on('session.changed', ({ session }) => {
    // Tokens are written where they are made. What another tab has done meanwhile must not be overwritten for a picture's sake.
    const stored = storage.read();
    if (stored?.access === session.access && stored.picture !== session.picture) storage.keepPicture(session.picture);
  });

  const end = (isStoredHere: boolean) => {
    pictureReading.abort();
    // The next user may be logging in in the other tab at this moment: what is stored is theirs.
    if (isStoredHere) storage.clear();
    forgetPrivateReads(queryClient);
  };
  sessionActor.on('session.ended', ({ cause }) => end(cause === 'signedOut' || cause === 'replaced'));
  sessionActor.on('session.lost', () => end(true));

  const adopt = () => {
    const stored = storage.read();
    const before = known();
    sessionActor.send({ type: 'session.adopted', session: stored });
    if (stored && before?.refresh !== stored.refresh) privateReads.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
  };
  const endAsElsewhere = () => sessionActor.send({ type: 'session.adopted', session: null });
  const onStorage = (event: StorageEvent) => {
    if (storage.isEnd(event)) endAsElsewhere();
    adopt();
  };
  const catchUp = () => {
    const [stored, before] = [storage.read(), known()];
    if (stored && before && isSomebodyElse(stored, before)) endAsElsewhere();
    adopt();
  };
  window.addEventListener('storage', onStorage, { signal: lifetime });
  // Spec §4: the bar listens to the app-wide event, whoever dispatches it. This tab's own session is open already.
  const onLogin = (event: Event) => {
    if (event !== announcedLogin) adopt();
  };
  window.addEventListener('login', onLogin, { signal: lifetime });
  // A page restored from the back-forward cache has missed the storage's events; a page thawed in its tab hears them late, but before this timer.
  window.addEventListener('pageshow', catchUp, { signal: lifetime });
  document.addEventListener('visibilitychange', () => setTimeout(catchUp), { signal: lifetime });

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile' || query.state.status !== 'success') return;
    const picture = pictureOf(query.state.data);
    if (known() !== null && known()?.picture !== picture) sessionActor.send({ type: 'picture.changed', picture });
  });
}

/** Resets without refetching: the screens that show them are about to be left, and an anonymous visitor has no orders to ask for. */
function forgetPrivateReads(queryClient: QueryClient): void {
  for (const queryKey of privateReads) for (const query of queryClient.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Without the events in between nobody can tell; one equal token is enough to know the person. */
function isSomebodyElse(one: Session, other: Session): boolean {
  return one.access !== other.access && one.refresh !== other.refresh;
}

function pictureOf(profile: unknown): string | null {
  if (typeof profile !== 'object' || profile === null || !('imageUrl' in profile)) return null;
  const { imageUrl } = profile;
  return typeof imageUrl === 'string' && isPictureUrl(imageUrl) ? imageUrl : null;
}
