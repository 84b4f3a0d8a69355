import type { Session } from '@my-food/machines';
import type { KeptStorage } from '../lib/kept-storage.ts';

const keys = { access: 'accessToken', refresh: 'refreshToken', role: 'role', picture: 'img' } as const;
/** What a header can carry. Anything else can never have been a token (Faults §2 'tampered storage'). */
const legalToken = /^[\x21-\x7e]+$/;

/** The four keys of Spec §3, as plain strings. The only file that knows their names. */
export interface SessionStorage {
  /** The stored session, or null when no access token is stored (an empty one is none: Spec §2). */
  read(): Session | null;
  /** Somebody logs in. Other tabs see whatever session there was end first, and never half of the new one. */
  open(session: Session): void;
  /** The next tokens of the person whose session is stored already. */
  renew(tokens: Pick<Session, 'access' | 'refresh'>): void;
  keepPicture(picture: string | null): void;
  /** Logout and lost sessions empty the whole storage, the cart included (Spec §4). */
  clear(): void;
  /**
   * Whether a storage event of another tab tells of the end of a session. By the time it is heard the next one may be stored already,
   * so that reading the storage alone would miss it.
   */
  isEnd(event: Pick<StorageEvent, 'key' | 'newValue'>): boolean;
}

/** Only pictures of the web are worth remembering; a tampered `img` shows nobody's picture. */
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
      // Emptied, not removed: a key that this tab believes to be missing makes no event when it is removed.
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
