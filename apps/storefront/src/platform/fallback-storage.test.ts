import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFallbackStorage } from './fallback-storage.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

function fakeStorage(rows: Map<string, string>, refused: 'setItem' | 'removeItem'): Storage {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return Object.assign(createMemoryStorage(rows), { [refused]: refuse });
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('stores plain strings in local storage', () => {
  const storage = createMemoryStorage();
  const fallback = createFallbackStorage(() => storage);
  fallback.write('role', 'ADMIN');
  expect([fallback.read('role'), storage.getItem('role')]).toEqual(['ADMIN', 'ADMIN']);
  fallback.remove('role');
  expect([fallback.read('role'), storage.getItem('role')]).toEqual([null, null]);
});

it('falls back to memory when the storage is full, and logs it once', () => {
  const storage = fakeStorage(new Map(), 'setItem');
  const fallback = createFallbackStorage(() => storage);
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

it('AC-747 does not restore a key that could not be removed, nor after a reload', () => {
  const storage = fakeStorage(new Map([['cart', '[1]']]), 'removeItem');
  const fallback = createFallbackStorage(() => storage);
  fallback.remove('cart');
  expect(fallback.read('cart')).toBeNull();
  expect(createFallbackStorage(() => storage).read('cart')).toBe('');
});

it('discards values in memory after another tab has written the key or cleared the storage', () => {
  const rows = new Map([['accessToken', 'old']]);
  const storage = fakeStorage(rows, 'setItem');
  const fallback = createFallbackStorage(() => storage);
  fallback.write('accessToken', 'a');
  fallback.write('role', 'ADMIN');
  rows.set('accessToken', 'b');
  fallback.discardFallback('accessToken');
  expect([fallback.read('accessToken'), fallback.read('role')]).toEqual(['b', 'ADMIN']);
  storage.clear();
  fallback.discardFallback(null);
  expect([fallback.read('accessToken'), fallback.read('role')]).toEqual([null, null]);
});
