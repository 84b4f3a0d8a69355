import { expect, it, vi } from 'vitest';
import type { FallbackStorage } from '../../../platform/fallback-storage.ts';
import { createBatchJournal } from './batch-journal.ts';

const storageWith = (text: string | null): FallbackStorage => ({
  read: () => text,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
});

it.each([null, '', 'null', '{"id":', '[]', '{"id":1,"statuses":"d","reasons":[]}', '{"id":"1","statuses":"d"}'])(
  'a journal that is missing or corrupt is ignored: %j',
  async (text) => {
    expect(await createBatchJournal(storageWith(text)).read()).toBe(null);
  },
);

it('AC-268 a journal whose changes have ended with the session is removed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const removed: string[] = [];
  const storage = { ...storageWith('{"id":"1","statuses":"d","reasons":[]}'), remove: (key: string) => void removed.push(key) };
  expect([await createBatchJournal(storage).read(), removed]).toEqual([null, ['batch']]);
});
