import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryDatabase } from '../platform/testing/memory-database.ts';
import { deleteDrafts } from './delete-drafts.ts';
import { deleteDraft, storeDraft, readDraft } from './draft-store.ts';

afterEach(() => void vi.unstubAllGlobals());

it('logs and ignores every failure where IndexedDB is missing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeDraft('food', { name: 'Naan' });
  await expect(readDraft('food')).resolves.toBeNull();
  await deleteDraft('food');
  await deleteDrafts();
  expect(logged.mock.calls.map(([what]) => String(what))).toEqual(Array(4).fill('Drafts cannot be stored:'));
  logged.mockRestore();
});

it('AC-760 a draft that takes long to be stored is stored with its file', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', createMemoryDatabase({ commitMs: 6000 }));
  void storeDraft('food', { name: 'Naan', picture: new File(['naan'], 'naan.png') });
  await vi.advanceTimersByTimeAsync(30_000);
  const read = readDraft('food');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await read).toHaveProperty('fields.picture', expect.any(File));
  vi.useRealTimers();
  logged.mockRestore();
});

it('AC-610 gives up a database that never responds: a batch waits until its changes are stored', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const stored = vi.fn<() => void>();
  void storeDraft('batch 1', { changes: [] }).then(stored);
  await vi.advanceTimersByTimeAsync(5000);
  expect([stored.mock.calls.length, logged.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
  logged.mockRestore();
});
