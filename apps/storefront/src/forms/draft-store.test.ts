import { afterEach, expect, it, vi } from 'vitest';
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
