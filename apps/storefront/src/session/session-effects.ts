import type { Profile } from '@my-food/api';
import type { Session, SessionActor } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import { isPictureUrl, type SessionStorage } from './session-storage.ts';

/** The query keys of private data. Foods and categories are public and stay cached. */
const privateReads = [['profile'], ['orders']] as const;

interface Needs {
  lifetime: AbortSignal;
  sessionActor: SessionActor;
  storage: SessionStorage;
  queryClient: QueryClient;
  /** Reads the profile for its picture. A failure, including a 401, does not affect the session (Behaviour 'Login'). */
  readProfile(signal: AbortSignal): Promise<Profile | null>;
}

/** Syncs the session with local storage, the query cache and other tabs. Called once, in compose.ts. */
export function startSessionEffects({ lifetime, sessionActor, storage, queryClient, readProfile }: Needs): void {
  const known = () => sessionActor.getSnapshot().context.session;
  let pictureReading = new AbortController();
  let announcedLogin: Event | undefined;

  const readPicture = async () => {
    pictureReading = new AbortController();
    const { signal } = pictureReading;
    try {
      const profile = await readProfile(signal);
      // The profile page may have loaded it already.
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
    // Only the picture: tokens are stored by the renewal, and newer changes of another tab must not be overwritten.
    const stored = storage.read();
    if (stored?.access === session.access && stored.picture !== session.picture) storage.keepPicture(session.picture);
  });

  const end = (isStoredHere: boolean) => {
    pictureReading.abort();
    // After the logout of another tab the stored data may already belong to the next user.
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
  // Spec §4: the app-wide `login` event updates the bar, whoever dispatches it. Ignores the event of this tab, whose session is already open.
  const onLogin = (event: Event) => {
    if (event !== announcedLogin) adopt();
  };
  window.addEventListener('login', onLogin, { signal: lifetime });
  // A page restored from the back/forward cache has missed storage events. A frozen tab receives them late, but before this timer.
  window.addEventListener('pageshow', catchUp, { signal: lifetime });
  document.addEventListener('visibilitychange', () => setTimeout(catchUp), { signal: lifetime });

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile' || query.state.status !== 'success') return;
    const picture = pictureOf(query.state.data);
    if (known() !== null && known()?.picture !== picture) sessionActor.send({ type: 'picture.changed', picture });
  });
}

/** Resets private queries without a refetch: an anonymous user must not request orders. */
function forgetPrivateReads(queryClient: QueryClient): void {
  for (const queryKey of privateReads) for (const query of queryClient.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Whether two sessions belong to different users. Without the storage events in between, one equal token identifies the user. */
function isSomebodyElse(one: Session, other: Session): boolean {
  return one.access !== other.access && one.refresh !== other.refresh;
}

function pictureOf(profile: unknown): string | null {
  if (typeof profile !== 'object' || profile === null || !('imageUrl' in profile)) return null;
  const { imageUrl } = profile;
  return typeof imageUrl === 'string' && isPictureUrl(imageUrl) ? imageUrl : null;
}
