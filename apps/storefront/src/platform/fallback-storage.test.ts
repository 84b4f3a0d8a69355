import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFallbackStorage } from './fallback-storage.ts';

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
  const fallback = createFallbackStorage(() => storage);
  fallback.write('role', 'ADMIN');
  expect([fallback.read('role'), storage.getItem('role')]).toEqual(['ADMIN', 'ADMIN']);
  fallback.remove('role');
  expect([fallback.read('role'), storage.getItem('role')]).toEqual([null, null]);
});

it('falls back to memory when the storage is full, and logs it once', () => {
  const fallback = createFallbackStorage(() => fakeStorage({ set: true }));
  fallback.write('accessToken', 'a');
  fallback.write('refreshToken', 'r');
  expect([fallback.read('accessToken'), fallback.read('refreshToken')]).toEqual(['a', 'r']);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('falls back to memory when the browser blocks the storage', () => {
  const fallback = createFallbackStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(fallback.read('cart')).toBeNull();
  fallback.write('cart', '[1]');
  expect(fallback.read('cart')).toBe('[1]');
  fallback.clear();
  expect(fallback.read('cart')).toBeNull();
});

it('does not restore a key that could not be removed', () => {
  const storage = fakeStorage({ remove: true });
  storage.setItem('cart', '[1]');
  const fallback = createFallbackStorage(() => storage);
  fallback.remove('cart');
  expect(fallback.read('cart')).toBeNull();
});

it('discards values in memory after another tab has written the key or cleared the storage', () => {
  const refuse = { set: false };
  const storage = fakeStorage(refuse);
  const fallback = createFallbackStorage(() => storage);
  fallback.write('accessToken', 'old');
  refuse.set = true;
  fallback.write('accessToken', 'a');
  fallback.write('role', 'ADMIN');
  refuse.set = false;
  storage.setItem('accessToken', 'b');
  fallback.discardFallback('accessToken');
  expect([fallback.read('accessToken'), fallback.read('role')]).toEqual(['b', 'ADMIN']);
  storage.clear();
  fallback.discardFallback(null);
  expect([fallback.read('accessToken'), fallback.read('role')]).toEqual([null, null]);
});
