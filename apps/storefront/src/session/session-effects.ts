import { logOut, type ApiConfiguration, type Profile } from '@my-food/api';
import { queryKeys } from '@my-food/api/queries';
import type { Session, SessionActor } from '@my-food/machines';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { SessionStore } from './session-store.ts';
import { onQueryData } from '../queries/on-query-update.ts';
import { toHttpUrl } from '../platform/http-url.ts';
import { report } from '../platform/reporting/report.ts';

/** The query keys of private data. Foods and categories are public and stay cached. */
const privateQueryKeys = [queryKeys.profile, queryKeys.orders];

interface SessionEffectsOptions {
  lifetime: AbortSignal;
  sessionActor: SessionActor;
  storage: SessionStore;
  queryClient: QueryClient;
  router: Pick<AnyRouter, 'subscribe'>;
  api: ApiConfiguration;
  /** Reads the profile for its picture. A failure, including a 401, does not affect the session (Behaviour 'Login'). */
  readProfile(signal: AbortSignal): Promise<Profile | null>;
}

/** Syncs the session with local storage, the query cache and other tabs. Called once, in compose.ts. */
export function startSessionEffects({
  lifetime,
  sessionActor,
  storage,
  queryClient,
  router,
  api,
  readProfile,
}: SessionEffectsOptions): void {
  const currentSession = () => sessionActor.getSnapshot().context.session;
  let pictureRequest = new AbortController();

  const readPicture = async () => {
    pictureRequest = new AbortController();
    const { signal } = pictureRequest;
    try {
      const profile = await readProfile(signal);
      // The profile page may have loaded it already.
      if (!signal.aborted && queryClient.getQueryData(queryKeys.profile) === undefined)
        queryClient.setQueryData(queryKeys.profile, profile);
    } catch (error) {
      if (!signal.aborted) report(error, 'The profile could not be read.');
    }
  };

  sessionActor.on('session.opened', ({ session }) => {
    storage.open(session);
    privateQueryKeys.forEach((queryKey) => void queryClient.resetQueries({ queryKey }));
    window.dispatchEvent(new Event('login'));
    void readPicture();
  });
  sessionActor.on('session.changed', ({ session }) => {
    // Only the picture: tokens are stored by the renewal, and newer changes of another tab must not be overwritten.
    const stored = storage.read();
    if (stored?.access === session.access && stored.picture !== session.picture) storage.storePicture(session.picture);
  });

  sessionActor.on('session.ended', ({ cause, session: { access, refresh } }) => {
    pictureRequest.abort();
    // Spec §4: without a refresh token there is nothing to send. The storage is cleared whatever the response: the page may be closed before it arrives.
    if (cause === 'signedOut' && refresh !== null)
      logOut(api, { access, refresh }).catch((error: unknown) => report(error, 'The server did not confirm the logout.'));
    if (cause === 'otherTab') storage.removeRestored();
    else storage.clear();
    resetPrivateQueries(queryClient);
  });

  const sync = () => {
    const stored = storage.read();
    const before = currentSession();
    sessionActor.send({ type: 'session.synced', session: stored });
    if (stored && before?.refresh !== stored.refresh)
      privateQueryKeys.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
  };
  const endFromOtherTab = () => sessionActor.send({ type: 'session.synced', session: null });
  const onStorage = (event: StorageEvent) => {
    if (storage.isSessionEnd(event)) endFromOtherTab();
    sync();
  };
  const resync = () => {
    const [stored, before] = [storage.read(), currentSession()];
    if (stored && before && isOtherUser(stored, before)) endFromOtherTab();
    sync();
  };
  window.addEventListener('storage', onStorage, { signal: lifetime });
  // Spec §4: the app-wide `login` event updates the bar, whoever dispatches it.
  window.addEventListener('login', sync, { signal: lifetime });
  // A page restored from the back/forward cache has missed storage events. A frozen tab receives them late, but before this timer.
  window.addEventListener('pageshow', resync, { signal: lifetime });
  document.addEventListener('visibilitychange', () => setTimeout(resync), { signal: lifetime });
  // Only the presence of the token counts (Spec §4), also of one that no event has announced.
  router.subscribe('onBeforeLoad', () => {
    if ((storage.read() === null) !== (currentSession() === null)) sync();
  });

  onQueryData(queryClient, queryKeys.profile, () =>
    sessionActor.send({
      type: 'picture.changed',
      picture: toHttpUrl(queryClient.getQueryData<Profile | null>(queryKeys.profile)?.imageUrl ?? null),
    }),
  );
}

/** Resets private queries without a refetch: an anonymous user must not request orders. */
function resetPrivateQueries(queryClient: QueryClient): void {
  for (const queryKey of privateQueryKeys) for (const query of queryClient.getQueryCache().findAll({ queryKey })) query.reset();
}

/** Whether two sessions belong to different users. Without the storage events in between, one equal token identifies the user. */
function isOtherUser(one: Session, other: Session): boolean {
  return one.access !== other.access && one.refresh !== other.refresh;
}
