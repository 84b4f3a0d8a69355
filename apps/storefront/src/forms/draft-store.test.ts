import { expect, it, vi } from 'vitest';
import { createMemoryDatabase } from '../platform/testing/memory-database.ts';

/** The modules with this database: a connection outlives a test. */
async function openStore(indexedDB?: object) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', indexedDB);
  return { ...(await import('./draft-database.ts')), ...(await import('./draft-store.ts')) };
}

it('logs and ignores every failure where IndexedDB is missing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { deleteDraft, deleteDrafts, readDraft, storeDraft } = await openStore();
  await storeDraft('food', { name: 'Naan' });
  await expect(readDraft('food')).resolves.toBeUndefined();
  await deleteDraft('food');
  await deleteDrafts();
  expect(logged.mock.calls.map(([what]) => String(what))).toEqual(Array(4).fill('Drafts cannot be stored:'));
  logged.mockRestore();
});

it('AC-760 a draft that takes long to be stored is stored with its file', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const { readDraft, storeDraft } = await openStore(createMemoryDatabase({ commitMs: 6000 }));
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
  const { storeDraft } = await openStore({ open: () => ({}) });
  const stored = vi.fn<() => void>();
  void storeDraft('batch 1', { changes: [] }).then(stored);
  await vi.advanceTimersByTimeAsync(5000);
  expect([stored.mock.calls.length, logged.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
  logged.mockRestore();
});
