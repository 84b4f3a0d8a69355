import { afterEach, expect, it, vi } from 'vitest';
import { copyDatabase, createDatabase, restoreDatabase } from './db.ts';
import { scenarios } from './scenarios.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens no BroadcastChannel, and restores the global', () => {
  const opened: string[] = [];
  class Channel {
    constructor(name: string) {
      opened.push(name);
    }
    addEventListener() {}
    postMessage() {}
  }
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('BroadcastChannel', Channel);
  const db = createDatabase();
  db.category.create({ name: 'Pizza', picture: null });
  expect(opened).toEqual([]);
  expect(globalThis.BroadcastChannel).toBe(Channel);
});

it('isolates two databases', () => {
  const first = createDatabase();
  const second = createDatabase();
  first.category.create({ name: 'Pizza', picture: null });
  expect(second.category.count()).toBe(0);
  expect(second.category.create({ name: 'Curry', picture: null }).id).toBe(1);
});

it('copies and restores every row through JSON, and continues the id counters', () => {
  const db = createDatabase();
  scenarios.shop(db);
  db.food.delete({ where: { id: { equals: 36 } } });
  const copy = copyDatabase(db);
  const other = createDatabase();
  scenarios.fourDishes(other);
  restoreDatabase(other, JSON.parse(JSON.stringify(copy)));
  expect(copyDatabase(other)).toEqual(copy);
  expect(other.food.create({ name: 'New', description: 'x', price: 1, picture: null, categoryId: null }).id).toBe(37);
});
