import { expect, it, vi } from 'vitest';
import { deleteDraft, deleteDrafts, storeDraft, readDraft } from './draft-store.ts';

it('logs and ignores every failure where IndexedDB is missing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeDraft('food', { name: 'Naan' });
  await expect(readDraft('food')).resolves.toBeNull();
  await deleteDraft('food');
  await deleteDrafts();
  expect(logged.mock.calls.map(([what]) => String(what))).toEqual(Array(4).fill('Drafts cannot be stored:'));
  logged.mockRestore();
});
