import type { Session } from '@my-food/machines';
import type { KeptStorage } from '../lib/kept-storage.ts';

const keys = { access: 'accessToken', refresh: 'refreshToken', role: 'role', picture: 'img' } as const;
/** The characters a header allows. Anything else was never a token (Faults §2 'tampered storage'). */
const legalToken = /^[\x21-\x7e]+$/;

/** The session in the four keys of Spec §3, as plain strings. No other file knows the keys. */
export interface SessionStorage {
  /** The stored session, or null without an access token (Spec §2: an empty one counts as none). */
  read(): Session | null;
  /** Stores a new session. Other tabs first receive the end of the old one, and never a partial new one. */
  open(session: Session): void;
  /** Stores renewed tokens of the same session. */
  renew(tokens: Pick<Session, 'access' | 'refresh'>): void;
  keepPicture(picture: string | null): void;
  /** Clears the whole storage, including the cart (Spec §4). */
  clear(): void;
  /**
   * Whether a storage event of another tab ends the session. Reading the store is not enough: the next session may already be stored when the event
   * arrives.
   */
  isEnd(event: Pick<StorageEvent, 'key' | 'newValue'>): boolean;
}

/** Only HTTP(S) URLs are stored and read; a tampered `img` is ignored. */
export function isPictureUrl(value: string | null): value is string {
  return value !== null && /^https?:\/\//i.test(value);
}

export function createSessionStorage(storage: KeptStorage): SessionStorage {
  const optional = (key: string): string | null => storage.read(key) || null;
  const put = (key: string, value: string | null) => (value === null ? storage.remove(key) : storage.write(key, value));
  const keepPicture = (picture: string | null) => put(keys.picture, isPictureUrl(picture) ? picture : null);
  return {
    read() {
      const access = optional(keys.access);
      if (access === null || !legalToken.test(access)) return null;
      const picture = optional(keys.picture);
      return { access, refresh: optional(keys.refresh), role: storage.read(keys.role), picture: isPictureUrl(picture) ? picture : null };
    },
    open({ access, refresh, role, picture }) {
      // Written empty, not removed: removing a key that this tab does not see fires no storage event.
      storage.write(keys.access, '');
      put(keys.refresh, refresh);
      put(keys.role, role);
      keepPicture(picture);
      storage.write(keys.access, access);
    },
    renew({ access, refresh }) {
      put(keys.refresh, refresh);
      storage.write(keys.access, access);
    },
    keepPicture,
    clear: () => storage.clear(),
    isEnd: ({ key, newValue }) => key === null || (key === keys.access && !newValue),
  };
}
