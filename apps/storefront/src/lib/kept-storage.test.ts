import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeptStorage } from './kept-storage.ts';

function fakeStorage(refuse: { set?: boolean; remove?: boolean; clear?: boolean } = {}): Storage {
  const rows = new Map<string, string>();
  const fail = (isRefused: boolean | undefined) => {
    if (isRefused) throw new DOMException('full', 'QuotaExceededError');
  };
  return {
    get length() {
      return rows.size;
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => {
      fail(refuse.set);
      rows.set(key, value);
    },
    removeItem: (key) => {
      fail(refuse.remove);
      rows.delete(key);
    },
    clear: () => {
      fail(refuse.clear);
      rows.clear();
    },
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('stores plain strings in local storage', () => {
  const storage = fakeStorage();
  const kept = createKeptStorage(() => storage);
  kept.write('role', 'ADMIN');
  expect([kept.read('role'), storage.getItem('role')]).toEqual(['ADMIN', 'ADMIN']);
  kept.remove('role');
  expect([kept.read('role'), storage.getItem('role')]).toEqual([null, null]);
});

it('falls back to memory when the storage is full, and logs it once', () => {
  const kept = createKeptStorage(() => fakeStorage({ set: true }));
  kept.write('accessToken', 'a');
  kept.write('refreshToken', 'r');
  expect([kept.read('accessToken'), kept.read('refreshToken')]).toEqual(['a', 'r']);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('falls back to memory when the browser blocks the storage', () => {
  const kept = createKeptStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(kept.read('cart')).toBeNull();
  kept.write('cart', '[1]');
  expect(kept.read('cart')).toBe('[1]');
  kept.clear();
  expect(kept.read('cart')).toBeNull();
});

it('does not restore a key that could not be removed', () => {
  const storage = fakeStorage({ remove: true });
  storage.setItem('cart', '[1]');
  const kept = createKeptStorage(() => storage);
  kept.remove('cart');
  expect(kept.read('cart')).toBeNull();
});

it('discards values in memory after another tab has written the key or cleared the storage', () => {
  const refuse = { set: false };
  const storage = fakeStorage(refuse);
  const kept = createKeptStorage(() => storage);
  kept.write('accessToken', 'old');
  refuse.set = true;
  kept.write('accessToken', 'a');
  kept.write('role', 'ADMIN');
  refuse.set = false;
  storage.setItem('accessToken', 'b');
  kept.yieldTo('accessToken');
  expect([kept.read('accessToken'), kept.read('role')]).toEqual(['b', 'ADMIN']);
  storage.clear();
  kept.yieldTo(null);
  expect([kept.read('accessToken'), kept.read('role')]).toEqual([null, null]);
});
