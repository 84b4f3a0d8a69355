import type { Session } from '@my-food/machines';
import type { KeptStorage } from '../lib/kept-storage.ts';

const keys = { access: 'accessToken', refresh: 'refreshToken', role: 'role', picture: 'img' } as const;
const sessionKeys: readonly string[] = Object.values(keys);

/** The four keys of Spec §3, as plain strings. The only file that knows their names. */
export interface SessionStorage {
  /** The stored session, or null when no access token is stored (an empty one is none: Spec §2). */
  read(): Session | null;
  write(session: Session): void;
  /** Logout and lost sessions empty the whole storage, the cart included (Spec §4). */
  clear(): void;
  /** Whether a storage event of another tab concerns the session; `null` is that tab's `clear()`. */
  concerns(key: string | null): boolean;
}

/** Only pictures of the web are worth remembering; a tampered `img` shows nobody's picture. */
export function isPictureUrl(value: string | null): value is string {
  return value !== null && /^https?:\/\//i.test(value);
}

export function createSessionStorage(storage: KeptStorage): SessionStorage {
  const optional = (key: string): string | null => storage.read(key) || null;
  const put = (key: string, value: string | null) => (value === null ? storage.remove(key) : storage.write(key, value));
  return {
    read() {
      const access = optional(keys.access);
      if (access === null) return null;
      const picture = optional(keys.picture);
      return { access, refresh: optional(keys.refresh), role: storage.read(keys.role), picture: isPictureUrl(picture) ? picture : null };
    },
    write({ access, refresh, role, picture }) {
      // The tokens first and together: a tab that reads in between finds both or none.
      put(keys.refresh, refresh);
      put(keys.access, access);
      put(keys.role, role);
      put(keys.picture, isPictureUrl(picture) ? picture : null);
    },
    clear: () => storage.clear(),
    concerns: (key) => key === null || sessionKeys.includes(key),
  };
}
