import { expect, it } from 'vitest';
import type { KeptStorage } from '../lib/kept-storage.ts';
import { createSessionStorage } from './session-storage.ts';

function kept(entries: Record<string, string>): KeptStorage & { all(): Record<string, string> } {
  const rows = new Map(Object.entries(entries));
  return {
    read: (key) => rows.get(key) ?? null,
    write: (key, value) => void rows.set(key, value),
    remove: (key) => void rows.delete(key),
    clear: () => rows.clear(),
    all: () => Object.fromEntries(rows),
  };
}

/** A store that records its writes, as other tabs receive them. */
function recorded(entries: Record<string, string> = {}) {
  const storage = kept(entries);
  const seen: [string, string | null][] = [];
  const { open, renew, ...rest } = createSessionStorage({
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
    ['refreshToken', 's'],
    ['role', 'CUSTOMER'],
    ['img', null],
    ['accessToken', 'b'],
  ]);
});

it('stores renewed tokens and nothing else', () => {
  const { renew, all } = recorded({ accessToken: 'a', refreshToken: 'r', role: 'ADMIN', img: 'https://shop.test/me.png', cart: '[]' });
  renew({ access: 'b', refresh: 's' });
  expect(all()).toEqual({ accessToken: 'b', refreshToken: 's', role: 'ADMIN', img: 'https://shop.test/me.png', cart: '[]' });
});

it('AC-005 treats an empty access token as none', () => {
  expect(createSessionStorage(kept({ accessToken: '', refreshToken: 'r' })).read()).toBeNull();
  expect(createSessionStorage(kept({ refreshToken: 'r' })).read()).toBeNull();
});

it('reads a missing role and an unsafe picture as null', () => {
  const storage = kept({ accessToken: 'a', img: 'javascript:alert(1)' });
  expect(createSessionStorage(storage).read()).toEqual({ access: 'a', refresh: null, role: null, picture: null });
});

it.each(['a b', 'a\r\nb: c', 'টোকেন', '\u0000'])('ignores %j, which is not valid in a header, as a token', (accessToken) => {
  expect(createSessionStorage(kept({ accessToken, refreshToken: 'r' })).read()).toBeNull();
});

it('detects the end of a session by a cleared storage or a removed access token only', () => {
  const { isEnd } = createSessionStorage(kept({}));
  const events = [
    [null, null],
    ['accessToken', null],
    ['accessToken', ''],
    ['accessToken', 'b'],
    ['refreshToken', null],
    ['role', null],
    ['cart', null],
  ] as const;
  expect(events.map(([key, newValue]) => isEnd({ key, newValue }))).toEqual([true, true, true, false, false, false, false]);
});
