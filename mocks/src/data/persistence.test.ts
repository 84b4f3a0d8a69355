import { beforeEach, expect, it } from 'vitest';
import { createDatabase } from './db.ts';
import { createMemoryStore } from './indexed-db-store.ts';
import { createPersistence, type KeyValueStore } from './persistence.ts';
import type { ScenarioName } from './scenarios.ts';

let store: KeyValueStore;
beforeEach(() => {
  store = createMemoryStore();
});

/** A tab with its own tables and the shared store. */
async function openTab(wanted: ScenarioName | null = null) {
  const db = createDatabase();
  const persistence = createPersistence(db, store, 'shop');
  await persistence.restoreOrSeed(wanted);
  const rename = async (id: number, name: string) => {
    await persistence.refresh();
    db.category.update({ where: { id: { equals: id } }, data: { name } });
    await persistence.save();
  };
  return { db, persistence, rename, names: () => db.category.getAll().map((row) => row.name) };
}

it('seeds once; the next visit restores the stored rows', async () => {
  const first = await openTab('fourDishes');
  await first.rename(1, 'Focaccia');
  const second = await openTab();
  expect(second.names()).toEqual(['Focaccia', 'Curry', 'Rice']);
  expect(second.db.category.create({ name: 'Next', picture: null }).id).toBe(4);
});

it('seeds the default scenario on the first visit', async () => {
  expect((await openTab()).db.food.count()).toBe(36);
});

it('restores the rows for the same scenario, and seeds for another', async () => {
  await (await openTab('fourDishes')).rename(1, 'Focaccia');
  expect((await openTab('fourDishes')).names()).toEqual(['Focaccia', 'Curry', 'Rice']);
  expect((await openTab('empty')).names()).toEqual([]);
  expect((await openTab()).names()).toEqual([]);
});

it('discards a snapshot of another version', async () => {
  await (await openTab('fourDishes')).rename(1, 'Focaccia');
  await store.write(new Map([['snapshot', { version: 0, scenario: 'fourDishes', rows: {} }]]));
  expect((await openTab('fourDishes')).names()).toEqual(['Pizza', 'Curry', 'Rice']);
});

it.each([null, 'broken', 7, [], { version: 1 }])('discards the invalid snapshot %j', async (snapshot) => {
  await store.write(
    new Map<string, unknown>([
      ['revision', 3],
      ['snapshot', snapshot],
    ]),
  );
  expect((await openTab('fourDishes')).names()).toEqual(['Pizza', 'Curry', 'Rice']);
});

it('loses nothing when two tabs write in turn', async () => {
  const first = await openTab('fourDishes');
  const second = await openTab();
  await first.rename(1, 'Focaccia');
  await second.rename(2, 'Jhol');
  await first.rename(3, 'Bhat');
  await second.persistence.refresh();
  expect(first.names()).toEqual(['Focaccia', 'Jhol', 'Bhat']);
  expect(second.names()).toEqual(['Focaccia', 'Jhol', 'Bhat']);
});

it('shares sessions and resets between tabs', async () => {
  const first = await openTab('fourDishes');
  const second = await openTab();
  first.db.token.create({ value: 'access-1', kind: 'access', accountId: 1, expiresAt: 5 });
  await first.persistence.save();
  await second.persistence.refresh();
  expect(second.db.token.getAll().map((row) => row.value)).toEqual(['access-1']);
  await second.persistence.reset('empty');
  await first.persistence.refresh();
  expect(first.names()).toEqual([]);
  expect(first.db.token.count()).toBe(0);
});
