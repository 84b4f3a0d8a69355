import { expect, it } from 'vitest';
import { createFallbackStorage } from '../platform/fallback-storage.ts';
import { createMemoryStorage } from '../platform/testing/memory-storage.ts';
import { createSessionStore } from './session-store.ts';

const storageWith = (entries: Record<string, string>) => {
  const rows = new Map(Object.entries(entries));
  return { ...createFallbackStorage(() => createMemoryStorage(rows)), all: () => Object.fromEntries(rows) };
};

/** A store that records its writes, as other tabs receive them. */
function recorded(entries: Record<string, string> = {}) {
  const storage = storageWith(entries);
  const seen: [string, string | null][] = [];
  const { open, renew, ...rest } = createSessionStore({
    ...storage,
    write: (key, value) => {
      storage.write(key, value);
      seen.push([key, value]);
    },
    remove: (key) => {
      storage.remove(key);
      seen.push([key, null]);
    },
  });
  return { ...rest, open, renew, seen, all: storage.all };
}

it('AC-047 stores plain strings under the specified keys, and never the text null', () => {
  const { open, all } = recorded();
  open({ access: 'a', refresh: 'r', role: 'ADMIN', picture: 'https://shop.test/me.png' });
  expect(all()).toEqual({ accessToken: 'a', refreshToken: 'r', role: 'ADMIN', img: 'https://shop.test/me.png' });
  open({ access: 'a', refresh: null, role: null, picture: null });
  expect(all()).toEqual({ accessToken: 'a' });
});

it('writes the end of the old session first, and the new access token last', () => {
  const { open, seen } = recorded({ accessToken: 'a', refreshToken: 'r', role: 'ADMIN', img: 'https://shop.test/me.png' });
  open({ access: 'b', refresh: 's', role: 'CUSTOMER', picture: null });
  expect(seen).toEqual([
    ['accessToken', ''],
    ['img', null],
    ['refreshToken', 's'],
    ['role', 'CUSTOMER'],
    ['accessToken', 'b'],
  ]);
});

it('AC-718 stores renewed tokens with their role, and nothing else', () => {
  const { renew, all } = recorded({ accessToken: 'a', refreshToken: 'r', role: 'ADMIN', img: 'https://shop.test/me.png', cart: '[]' });
  renew({ access: 'b', refresh: 's', role: 'CUSTOMER' });
  expect(all()).toEqual({ accessToken: 'b', refreshToken: 's', role: 'CUSTOMER', img: 'https://shop.test/me.png', cart: '[]' });
});

it('AC-005 treats an empty access token as none', () => {
  expect(createSessionStore(storageWith({ accessToken: '', refreshToken: 'r' })).read()).toBeNull();
  expect(createSessionStore(storageWith({ refreshToken: 'r' })).read()).toBeNull();
});

it('reads a missing role and an unsafe picture as null', () => {
  const storage = storageWith({ accessToken: 'a', img: 'javascript:alert(1)' });
  expect(createSessionStore(storage).read()).toEqual({ access: 'a', refresh: null, role: null, picture: null });
});

it.each(['a b', 'a\r\nb: c', 'টোকেন', '\u0000'])('ignores %j, which is not valid in a header, as a token', (accessToken) => {
  expect(createSessionStore(storageWith({ accessToken, refreshToken: 'r' })).read()).toBeNull();
});

it('detects the end of a session by a cleared storage or a removed access token only', () => {
  const { isSessionEnd } = createSessionStore(storageWith({}));
  const events = [
    [null, null],
    ['accessToken', null],
    ['accessToken', ''],
    ['accessToken', 'b'],
    ['refreshToken', null],
    ['role', null],
    ['cart', null],
  ] as const;
  expect(events.map(([key, newValue]) => isSessionEnd({ key, newValue }))).toEqual([true, true, true, false, false, false, false]);
});
