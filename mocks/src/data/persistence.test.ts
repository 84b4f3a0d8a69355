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

it('AC-406 a write that fails leaves nothing in its tab, and costs the other tab nothing', async () => {
  const first = await openTab('fourDishes');
  const second = await openTab();
  const { write } = store;
  store.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(first.rename(1, 'Focaccia')).rejects.toThrow('full');
  store.write = write;
  await second.rename(2, 'Jhol');
  await first.rename(3, 'Bhat');
  expect(first.names()).toEqual(['Pizza', 'Jhol', 'Bhat']);
  await second.persistence.refresh();
  expect(second.names()).toEqual(['Pizza', 'Jhol', 'Bhat']);
});

it('AC-406 a tab whose write has failed reads what is stored, though no other tab has written', async () => {
  const { persistence, rename, names } = await openTab('fourDishes');
  const { write } = store;
  store.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(rename(1, 'Focaccia')).rejects.toThrow('full');
  store.write = write;
  await persistence.refresh();
  expect(names()).toEqual(['Pizza', 'Curry', 'Rice']);
});

it('a tab that resets without a refresh is noticed by every other one', async () => {
  const [first, second, third] = [await openTab('fourDishes'), await openTab(), await openTab()];
  await first.rename(1, 'Focaccia');
  await third.persistence.refresh();
  await first.rename(1, 'Calzone');
  await second.persistence.reset('empty');
  await third.persistence.refresh();
  expect(third.names()).toEqual([]);
});

it('AC-405 a picture that was replaced is not stored', async () => {
  const { db, rename } = await openTab('fourDishes');
  for (const picture of ['upload:1', 'upload:2', 'upload:3']) {
    db.upload.create({ dataUrl: `data:image/png;base64,${picture}` });
    db.category.update({ where: { id: { equals: 1 } }, data: { picture } });
  }
  db.food.update({ where: { id: { equals: 1 } }, data: { picture: 'upload:1' } });
  await rename(1, 'Focaccia');
  expect((await openTab()).db.upload.getAll().map(({ id }) => id)).toEqual([1, 3]);
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
