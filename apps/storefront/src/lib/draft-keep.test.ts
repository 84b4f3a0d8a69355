import { expect, it, vi } from 'vitest';
import { dropDraft, dropDrafts, keepDraft, readDraft } from './draft-keep.ts';

it('logs and ignores every failure where IndexedDB is missing', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await keepDraft('food', { name: 'Naan' });
  await expect(readDraft('food')).resolves.toBeNull();
  await dropDraft('food');
  await dropDrafts();
  expect(complaint.mock.calls.map(([what]) => String(what))).toEqual(Array(4).fill('Drafts cannot be kept:'));
  complaint.mockRestore();
});
