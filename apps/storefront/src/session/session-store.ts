import { isToken } from '@my-food/api';
import type { Session } from '@my-food/machines';
import type { FallbackStorage } from '../platform/fallback-storage.ts';
import { toHttpUrl } from '../platform/http-url.ts';

const keys = { access: 'accessToken', refresh: 'refreshToken', role: 'role', picture: 'img' } as const;

/** The session in the four keys of Spec §3, as plain strings. The inline bootstrap-flags.ts reads the first key as well. */
export interface SessionStore {
  /** The stored session, or null without an access token (Spec §2: an empty one counts as none). */
  read(): Session | null;
  /** Stores a new session. Other tabs first receive the end of the old one, and never a partial new one. */
  open(session: Session): void;
  /** Stores the renewed tokens of the same session, and its role, which a login may have changed. */
  renew(session: Omit<Session, 'picture'>): void;
  /** Stores the URL of the picture; removes it for null, and for a URL that is not HTTP(S). */
  storePicture(picture: string | null): void;
  /** Clears the whole storage, including the cart (Spec §4). */
  clear(): void;
  /**
   * Removes what this tab has written after another tab's clear whose event had not arrived yet: the picture, and renewed tokens with all that has been
   * stored for their user since.
   */
  removeRestored(): void;
  /**
   * Whether a storage event of another tab ends the session. Reading the store is not enough: the next session may already be stored when the event
   * arrives.
   */
  isSessionEnd(event: Pick<StorageEvent, 'key' | 'newValue'>): boolean;
}

export function createSessionStore(storage: FallbackStorage): SessionStore {
  const writeOrRemove = (key: string, value: string | null) => (value === null ? storage.remove(key) : storage.write(key, value));
  const storePicture = (picture: string | null) => writeOrRemove(keys.picture, toHttpUrl(picture));
  const writeTokens = ({ access, refresh, role }: Omit<Session, 'picture'>) => {
    writeOrRemove(keys.refresh, refresh);
    writeOrRemove(keys.role, role);
    storage.write(keys.access, access);
  };
  /** The access token that `renew` has stored last. */
  let renewed: string | undefined;
  return {
    read() {
      const access = storage.read(keys.access);
      // Anything else was never a token (Faults §2 'tampered storage').
      if (!isToken(access)) return null;
      const picture = toHttpUrl(storage.read(keys.picture));
      return { access, refresh: storage.read(keys.refresh) || null, role: storage.read(keys.role), picture };
    },
    open(session) {
      // Written empty, not removed: removing a key that this tab does not see fires no storage event.
      storage.write(keys.access, '');
      storePicture(session.picture);
      writeTokens(session);
    },
    renew(session) {
      writeTokens(session);
      renewed = session.access;
    },
    storePicture,
    clear: () => storage.clear(),
    removeRestored() {
      const access = storage.read(keys.access);
      if (access === renewed) storage.clear();
      else if (!access) storage.remove(keys.picture);
    },
    isSessionEnd: ({ key, newValue }) => key === null || (key === keys.access && !newValue),
  };
}
