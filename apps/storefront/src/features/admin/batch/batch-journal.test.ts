import { ApiError } from '@my-food/api';
import type { BatchEntry } from '@my-food/machines';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFallbackStorage, type FallbackStorage } from '../../../platform/fallback-storage.ts';
import { createMemoryDatabase } from '../../../platform/testing/memory-database.ts';
import { createMemoryStorage } from '../../../platform/testing/memory-storage.ts';
import type { BatchJournal } from './batch-journal.ts';
import { toReason } from './batch-reason.ts';
import type { FoodChange } from './plans/food-change.ts';

let isBroken = false;
let createBatchJournal: (storage: FallbackStorage) => BatchJournal;
beforeEach(async () => {
  // A connection outlives a test.
  vi.resetModules();
  vi.stubGlobal('indexedDB', createMemoryDatabase({ isBroken: () => isBroken }));
  ({ createBatchJournal } = await import('./batch-journal.ts'));
});

/** A tab by its session storage; each load of its page opens a journal. */
const openTab = (rows = new Map<string, string>()) => ({
  rows,
  openJournal: () => createBatchJournal(createFallbackStorage(() => createMemoryStorage(rows))),
});
type Tab = ReturnType<typeof openTab>;

const entryOf = (id: number): BatchEntry<FoodChange> => ({
  item: { id, before: { name: 'Naan', description: '', price: 30_00, categoryId: 1 }, after: null },
  status: 'queued',
  error: undefined,
  lane: null,
  wasThrottled: false,
  wasUnanswered: false,
});
const entries = [entryOf(1), entryOf(2)];

async function startBatch({ openJournal }: Tab) {
  const journal = openJournal();
  journal.write(entries);
  await journal.stored();
}

it.each(['', 'null', '{"id":', '[]', '{"id":1,"statuses":"d","reasons":[]}', '{"id":"1","statuses":"d"}'])(
  'a corrupt journal is ignored: %j',
  async (text) => {
    expect(
      await openTab(new Map([['batch', text]]))
        .openJournal()
        .read(),
    ).toBe(null);
  },
);

it('there can be no journal', async () => {
  expect(await openTab().openJournal().read()).toBe(null);
});

it('AC-268 a journal whose changes have ended with the session is removed', async () => {
  const { rows, openJournal } = openTab(new Map([['batch', '{"id":"1","statuses":"d","reasons":[]}']]));
  expect([await openJournal().read(), rows.size]).toEqual([null, 0]);
});

it('AC-761 a batch whose changes cannot be read for a moment is there when they can', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = openTab();
  await startBatch(tab);
  isBroken = true;
  expect(await tab.openJournal().read()).toBe(null);
  isBroken = false;
  expect(await tab.openJournal().read()).toEqual(entries);
  logged.mockRestore();
});

it('AC-762 a batch that is closed in a duplicated tab stays in the other', async () => {
  const tab = openTab();
  await startBatch(tab);
  const duplicate = openTab(new Map(tab.rows)).openJournal();
  expect(await duplicate.read()).toEqual(entries);
  duplicate.write([]);
  expect(await tab.openJournal().read()).toEqual(entries);
});

const refusedEntry = (id: number, serverMessage: string): BatchEntry<FoodChange> => ({
  ...entryOf(id),
  status: 'failed',
  error: toReason(new ApiError('status', { status: 400, serverMessage })),
});

it('AC-841 ten thousand changes that are refused for two reasons fit into the session storage, each with its reason', async () => {
  const { rows, openJournal } = openTab();
  const refused = Array.from({ length: 10_000 }, (_, index) => refusedEntry(index, (index % 2 ? 'Too dear. ' : 'Too cheap. ').repeat(20)));
  const journal = openJournal();
  journal.write(refused);
  await journal.stored();
  expect(rows.get('batch')?.length).toBeLessThan(100_000);
  expect(await openJournal().read()).toEqual(refused);
});

it('AC-841 a journal of an earlier version has the progress, without the reasons', async () => {
  const { rows, openJournal } = openTab();
  const journal = openJournal();
  journal.write([refusedEntry(1, 'Too dear.'), entryOf(2)]);
  await journal.stored();
  const earlier = '"reasons":[{"position":0,"reason":{"failure":"refused","message":"Too dear."}}]}';
  rows.set('batch', (rows.get('batch') ?? '').replace(/"reasons".*/, earlier));
  expect(await openJournal().read()).toEqual([{ ...entryOf(1), status: 'failed' }, entryOf(2)]);
});
