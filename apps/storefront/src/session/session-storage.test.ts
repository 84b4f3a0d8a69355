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

it('AC-047 writes plain strings under the specified keys, and never the text null', () => {
  const storage = kept({});
  createSessionStorage(storage).write({ access: 'a', refresh: 'r', role: 'ADMIN', picture: 'https://shop.test/me.png' });
  expect(storage.all()).toEqual({ accessToken: 'a', refreshToken: 'r', role: 'ADMIN', img: 'https://shop.test/me.png' });
  createSessionStorage(storage).write({ access: 'a', refresh: null, role: null, picture: null });
  expect(storage.all()).toEqual({ accessToken: 'a' });
});

it('AC-005 takes an empty access token for none', () => {
  expect(createSessionStorage(kept({ accessToken: '', refreshToken: 'r' })).read()).toBeNull();
  expect(createSessionStorage(kept({ refreshToken: 'r' })).read()).toBeNull();
});

it('reads an unknown role as unknown and an unsafe picture as none', () => {
  const storage = kept({ accessToken: 'a', img: 'javascript:alert(1)' });
  expect(createSessionStorage(storage).read()).toEqual({ access: 'a', refresh: null, role: null, picture: null });
});

it('listens to its own keys and to another tab’s clear', () => {
  const { concerns } = createSessionStorage(kept({}));
  expect([null, 'accessToken', 'refreshToken', 'role', 'img', 'cart', 'theme'].map((key) => concerns(key))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
