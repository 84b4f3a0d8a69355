import type { Profile } from '@my-food/api';
import type { Session, SessionActor } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import { isPictureUrl, type SessionStorage } from './session-storage.ts';

/** The reads that belong to a person. Foods and categories are everybody's and stay on screen. */
const privateReads = [['profile'], ['orders']] as const;

interface Needs {
  lifetime: AbortSignal;
  sessionActor: SessionActor;
  storage: SessionStorage;
  queryClient: QueryClient;
  /** Reads the profile for its picture alone: a refusal, a 401 included, means nothing to the session (Behaviour 'Login'). */
  readProfile(signal: AbortSignal): Promise<Profile | null>;
  /** Whatever this tab knows of a person outside the session: cart, checkout, caches. Writes nothing that other tabs share. */
  forgetPerson(): void;
  /** What is kept for a person on this device outside local storage. */
  forgetDrafts(): void;
  /** The order whose answer was lost, in all tabs. */
  forgetOrder(): void;
  /** From a protected screen to the login; other screens stay. */
  leaveProtectedScreen(): void;
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
  forgetDrafts,
  forgetOrder,
  leaveProtectedScreen,
  leaveForLogin,
}: Needs): void {
  const known = () => sessionActor.getSnapshot().context.session;
  let hasEndedElsewhere = false;
  let pictureReading = new AbortController();

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
    forgetDrafts();
    privateReads.forEach((queryKey) => void queryClient.resetQueries({ queryKey }));
    // A screen of whoever was signed in before may be open with what they typed.
    leaveProtectedScreen();
    window.dispatchEvent(new Event('login'));
    void readPicture();
  });
  sessionActor.on('session.changed', ({ session }) => {
    // Tokens are written where they are made. What another tab has done meanwhile must not be overwritten for a picture's sake.
    const stored = storage.read();
    if (stored?.access === session.access && stored.picture !== session.picture) storage.keepPicture(session.picture);
  });

  const end = () => {
    pictureReading.abort();
    if (!hasEndedElsewhere) {
      storage.clear();
      forgetDrafts();
      forgetOrder();
    }
    forgetPerson();
    if (hasEndedElsewhere) leaveProtectedScreen();
    else leaveForLogin();
  };
  sessionActor.on('session.ended', end);
  sessionActor.on('session.lost', end);

  /** Follows another tab and writes nothing: the next person may be logging in there this very moment. */
  const endAsElsewhere = () => {
    if (known() === null) return;
    const wasSigningOut = sessionActor.getSnapshot().matches('signingOut');
    hasEndedElsewhere = true;
    sessionActor.send({ type: 'session.adopted', session: null });
    hasEndedElsewhere = false;
    if (wasSigningOut) leaveForLogin();
  };
  const adopt = () => {
    const stored = storage.read();
    if (stored === null) return endAsElsewhere();
    const before = known();
    sessionActor.send({ type: 'session.adopted', session: stored });
    if (before?.refresh !== stored.refresh) privateReads.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
  };
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
  // Spec §4: the bar listens to the app-wide event, whoever fires it.
  window.addEventListener('login', adopt, { signal: lifetime });
  // A page restored from the back-forward cache has missed the storage's events; a page thawed in its tab hears them late, but before this timer.
  window.addEventListener('pageshow', catchUp, { signal: lifetime });
  document.addEventListener('visibilitychange', () => setTimeout(catchUp), { signal: lifetime });

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile' || query.state.status !== 'success') return;
    const picture = pictureOf(query.state.data);
    if (known() !== null && known()?.picture !== picture) sessionActor.send({ type: 'picture.changed', picture });
  });
}

/** Empties without reading again: what still shows it is about to leave, and nobody must not ask for anybody's orders. */
export function forgetPrivateReads(queryClient: QueryClient): void {
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
